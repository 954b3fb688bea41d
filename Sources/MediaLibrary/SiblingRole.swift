import Moments

/// What the extension of a file says that it is, where several share a name and a sidecar tells of one (rule 26).
enum SiblingRole: Sendable {
  /// What a camera's sensor saw.
  case raw
  /// Another picture.
  case still
  /// A video.
  case video

  /// The role of a file of that name; `nil` of one that is no photo or video as far as its extension tells.
  init?(of name: [UInt8]) {
    guard let role = Self.roles[lowercasedExtension(of: name)] else { return nil }
    self = role
  }

  /// All extensions under which files of the kind are found, more than promise media: a mistake costs little here.
  private static let extensions: KeyValuePairs<SiblingRole, String> = [
    .raw: """
    3fr arw cr2 cr3 crw dcr dng erf fff gpr iiq kdc mef mos mrw nef nrw orf pef raf raw rw2 rwl sr2 srf srw x3f
    """,
    .still: """
    avif bmp gif hdp heic heif hif insp jfif jp2 jpe jpeg jpf jpg jpx jxl jxr mpo png psd tif tiff wdp webp
    """,
    .video: """
    3g2 3gp asf avi flv insv lrv m2t m2ts m2v m4v mkv mod mov mp4 mpe mpeg mpg mts ogv qt ts vob webm wmv
    """,
  ]

  private static let roles: [[UInt8]: SiblingRole] = {
    var roles: [[UInt8]: SiblingRole] = [:]
    for (role, list) in extensions {
      for item in list.split(separator: " ") { roles[Array(item.utf8)] = role }
    }
    return roles
  }()
}
