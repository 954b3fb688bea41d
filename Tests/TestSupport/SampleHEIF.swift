/// A HEIF file of chosen items and no picture to speak of, written byte by byte for tests.
package struct SampleHEIF: Sendable {
  /// An item besides the picture, which is item 1.
  package struct Item: Sendable {
    package var number: Int
    package var type: String
    /// Name, media type and encoding, as many as are written.
    package var strings: [String]
    /// What it holds, in pieces that do not touch.
    package var pieces: [[UInt8]]
    /// The items that it says it describes.
    package var describes: [Int] = []
    /// How its pieces are found: 0 in the file, 1 among the tables, 2 in another item.
    package var construction = 0

    package init(_ number: Int, _ type: String, strings: [String] = [""], _ pieces: [UInt8]...) {
      self.number = number
      self.type = type
      self.strings = strings
      self.pieces = pieces
    }

    /// An Exif item whose TIFF header stands behind `prefix`, and says so.
    package static func exif(
      _ number: Int, _ tiff: [UInt8], prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    ) -> Item {
      Item(number, "Exif", SampleBoxes.integer(prefix.count, 4) + prefix + tiff)
    }

    /// An XMP item.
    package static func xmp(_ number: Int, _ packet: [UInt8]) -> Item {
      Item(number, "mime", strings: ["", "application/rdf+xml"], packet)
    }
  }

  /// How many bytes the numbers of the table of locations have.
  package struct Widths: Sendable {
    package var offset = 4
    package var length = 4
    package var base = 0
    package var index = 0

    package init(offset: Int = 4, length: Int = 4, base: Int = 0, index: Int = 0) {
      self.offset = offset
      self.length = length
      self.base = base
      self.index = index
    }
  }

  package var brands = ["heic", "mif1", "heic"]
  package var items: [Item]
  /// Boxes of properties, and the numbers of those that the picture has.
  package var properties: [[UInt8]] = [SampleHEIF.size(4032, 3024)]
  package var associated: [Int] = [1]
  package var hasWideAssociations = false
  package var informationVersion = 2
  package var locationVersion = 1
  package var widths = Widths()
  /// Whether numbers of items have 32 bits in references and in associations.
  package var hasWideNumbers = false
  package var hasTablesLast = false
  /// Boxes between the file type and the rest.
  package var boxesBefore: [UInt8] = []
  /// Boxes at the beginning of the tables.
  package var tablesBefore: [UInt8] = []
  /// Boxes before the entries of the list of items.
  package var entriesBefore: [UInt8] = []
  /// Bytes of the picture.
  package var pictureByteCount = 16

  package init(_ items: Item...) { self.items = items }

  /// A property that tells the size of a picture.
  package static func size(_ width: Int, _ height: Int) -> [UInt8] {
    SampleBoxes.fullBox("ispe", SampleBoxes.integer(width, 4) + SampleBoxes.integer(height, 4))
  }

  /// A property that turns a picture, in quarters against the clock.
  package static func rotation(_ quarters: Int) -> [UInt8] { SampleBoxes.box("irot", [UInt8(quarters)]) }

  /// A property that mirrors a picture.
  package static func mirror(_ axis: Int) -> [UInt8] { SampleBoxes.box("imir", [UInt8(axis)]) }

  /// A file as a phone makes it.
  package static func file(exif tiff: [UInt8], xmp: [UInt8]? = nil) -> [UInt8] {
    var sample = SampleHEIF(.exif(2, tiff))
    sample.items[0].describes = [1]
    if let xmp { sample.items.append(.xmp(3, xmp)) }
    sample.properties.append(rotation(3))
    sample.associated = [1, 2]
    return sample.bytes
  }

  /// The file: its type, tables and data.
  package var bytes: [UInt8] {
    let type =
      SampleBoxes.fileType(brands.first ?? "", compatible: Array(brands.dropFirst())) + boxesBefore
    let tablesByteCount = hasTablesLast ? 0 : tables(dataStart: 0).count
    // The data begins behind its box's header and the picture.
    let dataStart = type.count + tablesByteCount + 8 + pictureByteCount
    let data = SampleBoxes.box(
      "mdat",
      [UInt8](repeating: 0xDD, count: pictureByteCount)
        + items.filter { $0.construction == 0 }.flatMap { Self.spread($0.pieces) })
    return hasTablesLast
      ? type + data + tables(dataStart: dataStart) : type + tables(dataStart: dataStart) + data
  }

  /// Pieces with a byte behind each that is none of theirs.
  private static func spread(_ pieces: [[UInt8]]) -> [UInt8] { pieces.flatMap { $0 + [0xEE] } }
}

// MARK: - Tables

extension SampleHEIF {
  private func tables(dataStart: Int) -> [UInt8] {
    let handler = SampleBoxes.fullBox(
      "hdlr", SampleBoxes.integer(0, 4) + SampleBoxes.latin1("pict") + [UInt8](repeating: 0, count: 13))
    let picture = SampleBoxes.fullBox("pitm", version: hasWideNumbers ? 1 : 0, number(1))
    let itemData = items.filter { $0.construction == 1 }.flatMap { Self.spread($0.pieces) }
    return SampleBoxes.fullBox(
      "meta",
      handler + tablesBefore + picture + information + references + propertyTable
        + locations(dataStart: dataStart) + (itemData.isEmpty ? [] : SampleBoxes.box("idat", itemData)))
  }

  private func number(_ number: Int) -> [UInt8] { SampleBoxes.integer(number, hasWideNumbers ? 4 : 2) }

  private var information: [UInt8] {
    let picture = Item(1, "hvc1", [])
    let entries = ([picture] + items).flatMap { item in
      SampleBoxes.fullBox(
        "infe", version: informationVersion,
        SampleBoxes.integer(item.number, informationVersion < 3 ? 2 : 4) + [0, 0]
          + (informationVersion < 2 ? [] : SampleBoxes.latin1(item.type))
          + item.strings.flatMap { SampleBoxes.latin1($0) + [0] })
    }
    return SampleBoxes.fullBox("iinf", SampleBoxes.integer(items.count + 1, 2) + entriesBefore + entries)
  }

  private var references: [UInt8] {
    let references = items.filter { !$0.describes.isEmpty }.flatMap { item in
      SampleBoxes.box(
        "cdsc",
        number(item.number) + SampleBoxes.integer(item.describes.count, 2)
          + item.describes.flatMap { number($0) })
    }
    return references.isEmpty
      ? [] : SampleBoxes.fullBox("iref", version: hasWideNumbers ? 1 : 0, references)
  }

  private var propertyTable: [UInt8] {
    let byteCount = hasWideAssociations ? 2 : 1
    // Another item comes first, which has the first property alone; all are such as a reader must know.
    let essential = hasWideAssociations ? 0x8000 : 0x80
    let associations =
      number(9) + [1] + SampleBoxes.integer(essential + 1, byteCount) + number(1)
      + [UInt8(associated.count)] + associated.flatMap { SampleBoxes.integer(essential + $0, byteCount) }
    return SampleBoxes.box(
      "iprp",
      SampleBoxes.box("ipco", properties.flatMap(\.self))
        + SampleBoxes.fullBox(
          "ipma", version: hasWideNumbers ? 1 : 0, flags: hasWideAssociations ? 1 : 0,
          SampleBoxes.integer(2, 4) + associations))
  }

  private func locations(dataStart: Int) -> [UInt8] {
    let numberByteCount = locationVersion < 2 ? 2 : 4
    let hasConstruction = locationVersion > 0
    var starts = [dataStart, 0]
    var table =
      [UInt8(widths.offset << 4 | widths.length), UInt8(widths.base << 4 | widths.index)]
      + SampleBoxes.integer(items.count + 1, numberByteCount)
      + SampleBoxes.integer(1, numberByteCount) + (hasConstruction ? [0, 0] : []) + [0, 0]
      + SampleBoxes.integer(0, widths.base) + [0, 0]
    for item in items {
      let start = starts[item.construction & 1]
      table += SampleBoxes.integer(item.number, numberByteCount)
      if hasConstruction { table += SampleBoxes.integer(item.construction, 2) }
      table += [0, 0] + SampleBoxes.integer(start, widths.base) + SampleBoxes.integer(item.pieces.count, 2)
      for piece in item.pieces {
        let place = starts[item.construction & 1]
        table += SampleBoxes.integer(0, widths.index)
        table += SampleBoxes.integer(widths.base == 0 ? place : place - start, widths.offset)
        table += SampleBoxes.integer(piece.count, widths.length)
        starts[item.construction & 1] += piece.count + 1
      }
    }
    return SampleBoxes.fullBox("iloc", version: locationVersion, table)
  }
}
