extension Sieve {
  /// The names of the files of a place, if one of them may tell of another; else none.
  ///
  /// Which extensions are wanted is no matter here, nor whether a photo is excluded: that would move what tells of it
  /// to another. But what is excluded, or is a link that isn't followed, tells of nothing.
  func siblings(of names: borrowing NameTable, in place: Place) -> [[UInt8]] {
    guard names.entries.contains(where: { Clutter.mayTellOfAnother(names[$0]) }) else { return [] }
    var siblings: [[UInt8]] = []
    siblings.reserveCapacity(names.entries.count)
    for entry in names.entries where entry.kind != .folder {
      let name = names[entry]
      if passesOver(name) || (Clutter.mayTellOfAnother(name) && ignores(entry, called: name, in: place)) {
        continue
      }
      siblings.append(Array(name))
    }
    return siblings
  }

  /// Whether what a file tells of others isn't wanted.
  private func ignores(_ entry: NameTable.Entry, called name: ArraySlice<UInt8>, in place: Place) -> Bool {
    exclusions.contain(name, in: place.path, isFolder: false)
      || (entry.kind == .link && !options.followsLinks)
  }

  /// Whether a name is that of clutter, or hidden, and not to be taken for that.
  private func passesOver(_ name: ArraySlice<UInt8>) -> Bool {
    options.skipsClutter && Clutter.reason(for: name) != nil
      || !options.includesHidden && name.first == UInt8(ascii: ".")
  }
}
