import TestSupport
import Testing

@testable import MediaFormats

@Suite struct AppleMakerNoteTests {
  static let identifier = "9F1B6E5C-0B5E-4E0B-9C53-6C6E6A6C9D11"
  static let note = SampleAppleMakerNote.bytes(contentIdentifier: identifier)

  /// What is found in a file that is nothing but a note, once its first bytes are in memory.
  func find(in note: [UInt8]) throws(MalformedMedia) -> String? {
    var source = ByteSource(note)
    if !note.isEmpty { _ = try source.byte(at: 0) }
    let found = try AppleMakerNote.contentIdentifier(in: 0..<note.count, of: &source)
    #expect(source.readCount <= 1)
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `the content identifier is found`() throws {
    #expect(try find(in: Self.note) == Self.identifier)
  }

  @Test func `every prefix has none, or the whole one`() throws {
    // The last byte is the NUL that ends the text.
    for count in 0..<Self.note.count {
      #expect(try find(in: Array(Self.note.prefix(count))) == nil, "\(count) bytes")
    }
  }

  @Test func `whatever a byte is changed to, nothing outside of the note is taken`() throws {
    for place in Self.note.indices {
      for byte in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var damaged = Self.note
        damaged[place] = byte
        let found = try find(in: damaged)
        #expect(place >= 14 || byte == Self.note[place] || found == nil, "byte \(place) is \(byte)")
        #expect((found?.utf8.count ?? 0) <= Limits.textBytes, "byte \(place) is \(byte)")
      }
    }
  }

  @Test func `a text too long to be an identifier is none`() throws {
    for (count, isOne) in [(63, true), (64, false), (1000, false)] {
      let text = String(repeating: "x", count: count)
      let found = try find(in: SampleAppleMakerNote.bytes(contentIdentifier: text))
      #expect(found == (isOne ? text : nil))
    }
    #expect(try find(in: SampleAppleMakerNote.bytes(contentIdentifier: "")) == nil)
  }

  @Test(arguments: [0, 4030, 4080, 4096, 9000])
  func `a note that is not in memory is not looked at`(before: Int) throws {
    let file = [UInt8](repeating: 0, count: before) + Self.note + [UInt8](repeating: 0, count: 9000)
    var source = ByteSource(file)
    _ = try source.byte(at: 0)
    let note = before..<before + Self.note.count
    let found = try AppleMakerNote.contentIdentifier(in: note, of: &source)
    #expect((found != nil) == (before == 0))
    #expect(source.readCount == 1)
    // Where it was read for another reason, it is.
    _ = try source.withBytes(at: before, count: Self.note.count) { $0.count }
    let second = try AppleMakerNote.contentIdentifier(in: note, of: &source)
    #expect(second == Array(Self.identifier.utf8))
  }
}
