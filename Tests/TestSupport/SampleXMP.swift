/// An XMP packet, written for tests.
package enum SampleXMP {
  /// The namespaces of a packet, under their usual prefixes.
  package static let namespaces = [
    "xmp": "http://ns.adobe.com/xap/1.0/",
    "exif": "http://ns.adobe.com/exif/1.0/",
    "photoshop": "http://ns.adobe.com/photoshop/1.0/",
    "tiff": "http://ns.adobe.com/tiff/1.0/",
    "xmpMM": "http://ns.adobe.com/xap/1.0/mm/",
    "xmpNote": "http://ns.adobe.com/xmp/note/",
    "stEvt": "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#",
  ]

  /// A packet with one description, of those attributes and elements, and room for changes behind it.
  package static func packet(_ attributes: String = "", elements: String = "") -> String {
    let declarations = namespaces.sorted { $0.key < $1.key }.map { " xmlns:\($0.key)=\"\($0.value)\"" }
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about=""\(declarations.joined()) \(attributes)>\(elements)</rdf:Description>
       </rdf:RDF>
      </x:xmpmeta>
      \(String(repeating: " ", count: 100))
      <?xpacket end="w"?>
      """
  }

  /// A packet as programs write them that keep a history, in UTF-8.
  package static func bytes(takenAt date: String = "2019-07-14T10:20:30.5+02:00") -> [UInt8] {
    let history = "<rdf:li stEvt:action=\"saved\" stEvt:when=\"2021-01-02T03:04:05Z\"/>"
    return Array(
      packet(
        "xmp:CreateDate='2019-07-14T10:20:31' photoshop:DateCreated='\(date)' tiff:Make='Some &amp; Co'",
        elements: """
          <exif:DateTimeOriginal>\(date)</exif:DateTimeOriginal>
          <xmpMM:History><rdf:Seq>\(history)</rdf:Seq></xmpMM:History>
          <!-- <exif:DateTimeOriginal>2001-01-01</exif:DateTimeOriginal> -->
          """
      ).utf8)
  }
}
