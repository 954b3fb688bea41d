import CaptureDates
public import MediaFormats

/// Reads what files say about themselves, one after another, into the same memory.
///
/// A file is searched no further than its date needs: where Exif holds one that nothing else can better, nothing
/// else is looked for.
public struct MediaReader: ~Copyable {
  private let wantsDetails: Bool
  private let readsEverything: Bool
  private let latest: Int64
  private let inflater = Zlib()
  private var contents = MediaContents()
  private var tiff: TIFF
  private var block = ExifBlock()
  /// What went wrong first in the file that is being read.
  private var fault: MalformedMedia?

  /// Creates a reader.
  /// - Parameters:
  ///   - wantsDetails: Whether more is read than dates, which costs libexif as much again.
  ///   - readsEverything: Whether all dates are read, or only those that can win.
  ///   - latest: The last moment that is no future, in seconds since 1970.
  public init(wantsDetails: Bool, readsEverything: Bool = false, latest: Int64 = .max) {
    self.wantsDetails = wantsDetails
    self.readsEverything = readsEverything
    self.latest = latest
    tiff = TIFF(wantsDetails: wantsDetails)
  }

  /// Reads a file. The extension (lower-case) only tells apart what its bytes do not.
  /// - Throws: when its first bytes can't be read.
  public mutating func read(
    _ source: inout ByteSource, fileExtension: @autoclosure () -> [UInt8]
  ) throws(MalformedMedia) -> MediaReading {
    switch try Signatures.recognize(&source, fileExtension: fileExtension) {
    case .unknown: return .unknown
    case .audio: return .audio
    case .media(let format):
      var metadata = MediaMetadata(format: format)
      fault = nil
      read(&metadata, from: &source)
      return contents.isAudio ? .audio : .media(metadata, fault: fault)
    }
  }
}

extension MediaReader {
  private mutating func read(_ metadata: inout MediaMetadata, from source: inout ByteSource) {
    search(&source, as: metadata.format, depth: readsEverything ? .everything : .exif)
    if wantsDetails { contents.readSize(&source, as: metadata.format) }
    readExif(of: &metadata, from: &source)
    if !contents.dates.isEmpty { metadata.candidates += contents.dates }
    if readsEverything || !isSettled(metadata) {
      if contents.isPartial { searchFurther(&metadata, in: &source) }
      readPackets(of: &metadata, from: &source)
    }
    metadata.contentIdentifier = contents.contentIdentifier
    if wantsDetails {
      metadata.details.fill(from: contents.details)
    } else {
      metadata.details.duration = contents.details.duration  // A video's zone is told by it too (rule 31).
    }
  }

  /// Whether what is still unread can't change the date.
  private func isSettled(_ metadata: MediaMetadata) -> Bool {
    metadata.candidates.contains { $0.isConclusive(latest: latest) }
  }

  private mutating func search(
    _ source: inout ByteSource, as format: MediaFormat, depth: MediaContents.Depth
  ) {
    do throws(MalformedMedia) {
      try contents.read(&source, as: format, depth: depth, inflater: inflater)
    } catch {
      note(error)
    }
  }

  /// Searches the rest of a container whose search ended at its Exif.
  private mutating func searchFurther(_ metadata: inout MediaMetadata, in source: inout ByteSource) {
    let found = contents
    search(&source, as: metadata.format, depth: .everything)
    metadata.candidates += contents.dates.filter { !found.dates.contains($0) }
    keep(found)
  }

  /// Adds what another search found, and what the Exif said then.
  private mutating func keep(_ found: MediaContents) {
    contents.details.fill(from: found.details)
    contents.contentIdentifier = contents.contentIdentifier ?? found.contentIdentifier
    contents.iptc = contents.iptc ?? found.iptc
    contents.xmp += found.xmp.filter { !contents.xmp.contains($0) }
  }

  /// Keeps what went wrong, if it is the first that did.
  private mutating func note(_ error: MalformedMedia) { fault = fault ?? error }
}

// MARK: - Exif

extension MediaReader {
  /// Reads the Exif that the container holds; where a Panasonic raw file has none of its own, that of its JPEG.
  private mutating func readExif(of metadata: inout MediaMetadata, from source: inout ByteSource) {
    takeExif(into: &metadata, from: &source)
    guard let picture = tiff.jpegFromRaw, !isSettled(metadata) else { return }
    let raw = contents
    do throws(MalformedMedia) {
      try contents.read(&source, jpegAt: picture.lowerBound)
    } catch {
      note(error)
    }
    takeExif(into: &metadata, from: &source)
    let jpeg = contents
    contents = raw
    keep(jpeg)
  }

  /// Reads the structure that `contents` names, and takes from it what it tells.
  private mutating func takeExif(into metadata: inout MediaMetadata, from source: inout ByteSource) {
    guard !contents.exif.isEmpty else { return }
    for (index, part) in contents.exif.enumerated() {
      do throws(MalformedMedia) {
        try read(part, isFurther: index > 0, from: &source)
      } catch {
        note(error)
      }
    }
    // Without its Exif directory a file has only the date of its last edit to offer; that should be known.
    if let fault = tiff.fault { note(fault) }
    contents.contentIdentifier = contents.contentIdentifier ?? tiff.contentIdentifier
    // Exif that an editor kept may still tell the size that the camera stored.
    if metadata.format == .tiff || metadata.format == .jxr { contents.details.fill(from: tiff.details) }
    var isInFile = false
    if case .range? = contents.exif.first?.payload { isInFile = true }
    if isInFile {
      if let packet = tiff.xmp { contents.xmp.append(.range(packet)) }
      if let dataSets = tiff.iptc { contents.iptc = contents.iptc ?? .range(dataSets) }
    }
    guard !tiff.fields.isEmpty else { return }
    block.write(tiff.fields)
    guard let exif = Exif(parsing: block.bytes) else { return }
    var dates = exif.dateCandidates()
    // Who reads everything may ask where it stands; a scan has no use for that.
    if readsEverything, isInFile {
      for index in dates.indices { dates[index].place = tiff.fields.place(of: dates[index].source) }
    }
    metadata.candidates = metadata.candidates.isEmpty ? dates : metadata.candidates + dates
    if wantsDetails { contents.details.fill(from: exif.details()) }
    // Raw files have no size in Exif as a rule.
    contents.details.fill(from: tiff.details)
  }

  private mutating func read(
    _ part: MediaContents.ExifPart, isFurther: Bool, from source: inout ByteSource
  ) throws(MalformedMedia) {
    switch part.payload {
    case .range(let range):
      try tiff.read(&source, block: range, directory: part.directory, isFurther: isFurther)
    case .bytes(let bytes, _):
      var memory = ByteSource(bytes)
      try tiff.read(&memory, block: 0..<bytes.count, directory: part.directory, isFurther: isFurther)
    }
  }
}

// MARK: - XMP and IPTC

extension MediaReader {
  /// Reads the dates of XMP packets and of IPTC data sets.
  private mutating func readPackets(of metadata: inout MediaMetadata, from source: inout ByteSource) {
    for packet in contents.xmp {
      do throws(MalformedMedia) {
        let xmp = XMP(try source.bytes(of: packet, limit: Limits.xmp), at: packet.start)
        metadata.candidates += xmp.dates
        contents.details.fill(from: xmp.details)
      } catch {
        note(error)
      }
    }
    guard let dataSets = contents.iptc else { return }
    do throws(MalformedMedia) {
      if let date = IPTC.date(
        in: try source.bytes(of: dataSets, limit: Limits.iptc), at: dataSets.start)
      {
        metadata.candidates.append(date)
      }
    } catch {
      note(error)
    }
  }
}
