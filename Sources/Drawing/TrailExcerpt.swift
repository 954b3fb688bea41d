import GestureScript

/// The trails that are drawn: all of them, unless there are more than a picture can show.
struct TrailExcerpt: Sendable {
  let trails: [Course.Trail]
  /// What was left out.
  let notes: [String]

  /// How many trails, and how many samples of all together, a picture has.
  private static let limit = (trails: 100, samples: 2000)

  /// Takes the first trails, and of their samples so many that all stay whole from their first to their last.
  init(of all: [Course.Trail]) {
    var trails = Array(all.prefix(Self.limit.trails))
    var notes: [String] = []
    if trails.count < all.count {
      notes.append("Only the first \(trails.count) of \(all.count) gestures are drawn.")
    }
    let count = trails.reduce(0) { $0 + $1.samples.count }
    if count > Self.limit.samples {
      let step = (count + Self.limit.samples - 1) / Self.limit.samples
      trails = trails.map { $0.thinned(to: step) }
      notes.append("One of \(step) samples is drawn.")
    }
    self.trails = trails
    self.notes = notes
  }
}

extension Course.Trail {
  /// Returns the trail with every so many-th sample, and the last.
  fileprivate func thinned(to step: Int) -> Course.Trail {
    let last = samples.count - 1
    var trail = self
    trail.samples = samples.indices.filter { $0 % step == 0 || $0 == last }.map { samples[$0] }
    return trail
  }
}
