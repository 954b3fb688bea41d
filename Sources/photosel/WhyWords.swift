import CaptureDates
import MediaLibrary

/// What becomes of dates, in plain words: the one place that has them.
enum WhyWords {
  /// Why an offer wins or loses among all of a file's.
  static func reason(for offer: FileExamination.Offer, among offers: [FileExamination.Offer]) -> String {
    switch offer.verdict.fate {
    case .won: "wins: \(reason(forWinner: offer, among: offers))"
    case .rejected(let fault): "no date: \(words(for: fault))"
    case .excluded: "left out by --date-from"
    case .coarser: "tells less than what wins, which agrees with it"
    case .doubtful: "too doubtful for its rank"
    case .contradicted:
      offer.verdict.source == .livePair
        ? "not of one moment with the movie" : "the name tells another day"
    case .outranked: "ranks lower"
    }
  }

  private static func reason(
    forWinner winner: FileExamination.Offer, among offers: [FileExamination.Offer]
  ) -> String {
    if winner.verdict.isDoubtful || winner.verdict.source == .fileTime { return "there is nothing better" }
    let isFiner = offers.contains { $0.verdict.fate == .coarser }
    return isFiner ? "agrees with what ranks above, and tells more" : "the first that can be true"
  }
}

extension WhyWords {
  /// What is wrong with what stands where a date is due.
  static func words(for fault: DateFault) -> String {
    switch fault {
    case .absent: "blank, or all zeros"
    case .malformed: "not written as one"
    case .impossibleDay: "no calendar has that day"
    case .impossibleTime: "no clock shows that time"
    case .tooEarly: "too long ago"
    case .inFuture: "in the future"
    }
  }

  /// What to beware of in a date, the name of a flag first.
  static func warnings(on offer: FileExamination.Offer) -> [String] {
    guard let date = offer.verdict.date else { return [] }
    let warnings = date.flags.names.compactMap { name -> String? in
      switch name {
      case .partial: "\(name): no month or day is told"
      case .ambiguous:
        date.source.dateClass == .name
          ? "\(name): the name tells several dates" : "\(name): day and month may be exchanged"
      case .defaultClock: "\(name): a clock that lost the time"
      case .zoneAssumed: nil  // What is said of the zone says it.
      }
    }
    return isMoved(offer) ? ["1,024 weeks later than it says, as GPS counts no further"] : warnings
  }

  /// Whether a GPS date was read as one of the next round of its receiver's count of weeks (rule 5).
  private static func isMoved(_ offer: FileExamination.Offer) -> Bool {
    guard offer.verdict.source == .gps, let date = offer.verdict.date,
      case .text(let text, _, _) = offer.candidate.value, let told = try? DateString(text)
    else { return false }
    return date.wall.civilDay.daysSince1970 - told.wall.civilDay.daysSince1970 > 7000
  }

  /// Where the zone of a date comes from; `nil` where there is no time that could have one.
  static func zone(of date: CaptureDate) -> String? {
    switch date.zone {
    case .tag: "zone from the file"
    case .name: "zone from the name"
    case .assumed: "this computer's zone"
    case nil: date.wall.precision >= .minute ? "zone unknown" : nil
    }
  }
}
