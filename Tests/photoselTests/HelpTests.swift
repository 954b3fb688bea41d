import Testing

/// What the program tells about itself.
@Suite struct HelpTests {
  static let texts: [(line: String, text: Bytes)] = [
    (
      "help",
      """
      photosel 0.1.0: fzf for photos

      Finds every photo and video under a folder, dates each by when it was really taken, lays them out
      as days, newest first, and lets a gesture script swipe over them.

      Usage: photosel COMMAND [OPTIONS] [DIR…]

      Commands:
        scan      walk, read capture dates, print the moments
        select    replay a gesture script over the grid, print the chosen files
        why       show every date that a file offers, which one wins, and why
        help      explain a command, gesture (scripts), dates, or exit-codes

      See 'photosel help COMMAND'.

      """
    ),
    (
      "help scan",
      """
      Walk, read capture dates, print the moments

      Usage: photosel scan [OPTIONS] [DIR…]

      Walks each DIR (the current folder without any), dates every photo and video in it, and prints
      them as days, newest first. The DIRs are remembered for a later select. On a terminal a last line
      tells how many files were passed over, by the reason, and how many warnings there were.

      What is walked:
            --hidden            take hidden files and folders too
            --no-skip           enter trash, thumbnail and .nomedia folders too
            --follow            follow symbolic links
            --one-file-system   stay on the file system of each DIR
            --max-depth N       go no deeper than N; files in DIR itself are at 1
            --exclude GLOB      pass over what GLOB matches, as in .gitignore
            --ext LIST          take only files with these extensions: heic,jpg
            --kind LIST         take only these kinds: photo, video

      What the grid is:
            --since DATE        from DATE on: 2024-05-03, 2024-05, 2024, 3d, 2w, today, yesterday
            --until DATE        up to DATE, inclusive
            --day A[..B]        only the day, month or year A, or all days from A to B
            --date-from LIST    which sources may date a file: metadata,name,mtime (all three)
            --day-start HH:MM   let a day begin at HH:MM, so that a night stays one
            --cluster RULE      what a moment is: day
            --order ORDER       newest (first) or oldest (first)

      What is printed:
            --format FORM       text, paths, tsv, days, ndjson or json
        -0, --print0            end each path with NUL instead of a newline
            --absolute          print absolute paths
            --relative          print paths below DIR
            --title FORMAT      how a day is titled: %Y-%m-%d %a
            --skipped           print what was passed over, with the reason, instead
        -o, --output FILE       write to FILE, whole or not at all

      In general:
            --strict            exit with 5 if some files could not be read
        -q, --quiet             no warnings, no progress
            --color WHEN        auto, always or never
        -h, --help              explain the command
        -V, --version           print the version

      """
    ),
    (
      "help select",
      """
      Replay a gesture script over the grid, print the chosen files

      Usage: photosel select [OPTIONS] [DIR…]

      Lays out the photos and videos of each DIR, plays a gesture script over them as a finger would
      swipe, and prints the chosen files in the order of the grid. Without DIR or --from, the folder that
      the script names is used, else the DIRs that were scanned last. Without --gesture, a date, --ext or
      --kind chooses all that it leaves.

      What is chosen:
            --gesture FILE      replay the gesture script in FILE (- is standard input)
            --check             only check the script; print nothing
            --force             replay a script that was recorded on another grid
            --from FILE         take the library from what scan printed as json or ndjson

      What is walked:
            --hidden            take hidden files and folders too
            --no-skip           enter trash, thumbnail and .nomedia folders too
            --follow            follow symbolic links
            --one-file-system   stay on the file system of each DIR
            --max-depth N       go no deeper than N; files in DIR itself are at 1
            --exclude GLOB      pass over what GLOB matches, as in .gitignore
            --ext LIST          take only files with these extensions: heic,jpg
            --kind LIST         take only these kinds: photo, video

      What the grid is:
            --since DATE        from DATE on: 2024-05-03, 2024-05, 2024, 3d, 2w, today, yesterday
            --until DATE        up to DATE, inclusive
            --day A[..B]        only the day, month or year A, or all days from A to B
            --date-from LIST    which sources may date a file: metadata,name,mtime (all three)
            --day-start HH:MM   let a day begin at HH:MM, so that a night stays one
            --cluster RULE      what a moment is: day
            --order ORDER       newest (first) or oldest (first)

      What is printed:
            --format FORM       text, paths, tsv, days, ndjson or json
        -0, --print0            end each path with NUL instead of a newline
            --absolute          print absolute paths
            --relative          print paths below DIR
            --title FORMAT      how a day is titled: %Y-%m-%d %a
            --trace             print each change that the script makes, as ndjson, instead
            --layout            print where headers and cells stand, as ndjson, instead
            --draw FILE         also draw the grid and the gestures, as SVG in FILE
            --thumbnails        put the photos' own thumbnails into the picture
        -o, --output FILE       write to FILE, whole or not at all

      In general:
            --strict            exit with 5 if some files could not be read
        -q, --quiet             no warnings, no progress
            --color WHEN        auto, always or never
        -h, --help              explain the command
        -V, --version           print the version

      """
    ),
    (
      "help why",
      """
      Show every date that a file offers, which one wins, and why

      Usage: photosel why [OPTIONS] FILE…

      Reads all that each FILE says of its date, and what files beside it say, and shows the dates in the
      order in which they are tried: what stands in the file and where (@ and bytes from its beginning),
      what was made of that, and why it wins (*) or loses. FILE need not be in a library. 'photosel help
      dates' explains the order.

      As json (an array) or ndjson (a line a FILE) each FILE is an object of path, kind, type, captured,
      offset, zone, source (as scan prints them), faults, dates, and pathBytes if path is not UTF-8. Each
      of the dates is an object of source, captured, offset, zone, flags, fate (won, outranked, coarser,
      doubtful, contradicted, excluded, rejected), reason, at (bytes, or null); and where there are any,
      in (the file beside it), text, subSecond and offsetText as they stand there, seconds (since 1970, in
      UTC), nanoseconds, wallSeconds (counted on the wall), timeZoneHours; textBytes and others of that
      kind hold in base64 what is not UTF-8.

      The exit code is 1 if a FILE is undated, and 3 if one can't be read.

      Which date wins:
            --date-from LIST    which sources may date a file: metadata,name,mtime (all three)

      What is printed:
            --format FORM       text, ndjson or json
        -o, --output FILE       write to FILE, whole or not at all

      In general:
            --strict            exit with 5 if some files could not be read
        -q, --quiet             no warnings, no progress
            --color WHEN        auto, always or never
        -h, --help              explain the command
        -V, --version           print the version

      """
    ),
    (
      "help help",
      """
      Explain a command, gesture (scripts), dates, or exit-codes

      Usage: photosel help [scan|select|why|gesture|dates|exit-codes]

      In general:
        -h, --help              explain the command
        -V, --version           print the version

      """
    ),
    (
      "help exit-codes",
      """
      Exit codes

        0    done; from select: something was chosen
        1    nothing was chosen; from why: a file is undated
        2    the command line makes no sense
        3    an input cannot be used (script, DIR, FILE, saved scan, a newline in a name), or the output
             cannot be written
        4    the script was recorded on another grid; --force replays it all the same
        5    --strict was given, and some files could not be read
        130  interrupted (143: terminated)

      A reader that closes the pipe ends the program quietly, with the code that it would have had.

      """
    ),
  ]

  @Test(arguments: texts)
  func `a help text reads as it does here`(line: String, text: Bytes) {
    #expect(Home().run(line) == Outcome(text))
  }

  @Test(
    arguments: [
      ("--help", "help"), ("-h", "help"), ("--help scan", "help scan"), ("scan --help", "help scan"),
      ("scan -h", "help scan"), ("scan -qh somewhere", "help scan"), ("select --help", "help select"),
      ("select Pics -h", "help select"), ("why --help", "help why"), ("why a.jpg -h", "help why"),
      ("help -h scan", "help scan"), ("help -h", "help"),
    ])
  func `--help stands before or after a command`(line: String, same: String) {
    let outcome = Home().run(line)
    #expect(outcome == Home().run(same))
    #expect(outcome.status == 0 && !outcome.output.array.isEmpty)
  }

  @Test(arguments: ["--version", "-V", "scan --version", "select -V", "why -V", "help -V", "scan -qV Pics"])
  func `--version stands alone or after a command`(line: String) {
    let home = Home()
    let outcome = home.run(line)
    #expect(outcome.status == 0 && outcome.messages == "")
    #expect(outcome.output.text.wholeMatch(of: /photosel \d+\.\d+\.\d+\n/) != nil, "\(outcome)")
    #expect(outcome == home.run("--version"))
  }

  /// The options of the specification's table, as far as these commands have them.
  static let options: [(commands: [String], options: [String])] = [
    (
      ["scan", "select"],
      [
        "--hidden", "--no-skip", "--follow", "--one-file-system", "--max-depth N", "--exclude GLOB",
        "--ext LIST", "--kind LIST", "--since DATE", "--until DATE", "--day A[..B]", "--day-start HH:MM",
        "--cluster RULE", "--order ", "-0, --print0", "--absolute", "--relative", "--title FORMAT",
      ]
    ),
    (
      ["select"],
      [
        "--from FILE", "--gesture FILE", "--check", "--force", "--trace", "--layout", "--draw FILE",
        "--thumbnails",
      ]
    ),
    (["scan"], ["--skipped"]),
    (
      ["scan", "select", "why"],
      [
        "--date-from LIST", "--format FORM", "-o, --output FILE", "--strict", "-q, --quiet", "--color WHEN",
        "-h, --help", "-V, --version",
      ]
    ),
  ]

  @Test func `help lists every option of a command, and no other's`() {
    let home = Home()
    for (commands, options) in Self.options {
      for command in ["scan", "select", "why"] {
        let lines = home.run("help \(command)").output.text.split(separator: "\n")
        for option in options {
          let isListed = lines.contains { $0.hasPrefix("  ") && $0.trimmed.hasPrefix(option) }
          #expect(isListed == commands.contains(command), "\(command) \(option)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("help scna", "no help on 'scna'; did you mean 'scan'?"), ("help xyzzy", "no help on 'xyzzy'"),
      ("help exit-code", "no help on 'exit-code'; did you mean 'exit-codes'?"),
      ("help date", "no help on 'date'; did you mean 'dates'?"),
      ("help gestures", "no help on 'gestures'; did you mean 'gesture'?"),
      ("help scan select", "one word too many: 'select'"),
    ])
  func `help on what isn't there is refused`(line: String, message: String) {
    #expect(Home().run(line) == .misuse(Bytes(message.utf8), help: ""))
  }
}

extension Substring {
  /// The line without the blanks that it begins with.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
