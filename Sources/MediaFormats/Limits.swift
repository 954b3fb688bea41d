/// How far a file is followed before it is taken for hostile.
public enum Limits {
  /// The bytes of the first read: in 97 of 100 JPEGs the date is among them, and a page costs no more than less.
  static let head = 4096
  /// The reads of one file: enough for 32 MB of extended XMP before a picture, which panoramas with sound have.
  /// A hostile file could ask for millions.
  static let reads = 512
  /// The bytes of the largest JPEG segment.
  static let segment = 65_535
  /// The entries of one directory. Cameras write fewer than 100.
  static let directoryEntries = 1000
  /// The directories of one Exif block, pointers to the same one not counted.
  static let directories = 12
  /// The bytes of one string that are copied: a date takes 20, the longest model's name about 40.
  static let textBytes = 64
  /// The boxes of one list that are looked at: a movie in fragments has two for each second or so, before which
  /// everything of interest stands.
  static let boxes = 4096
  /// The bytes of one XMP packet: programs that keep a history in it write hundreds of kilobytes.
  public static let xmp = 1 << 20
  /// The bytes of an Exif structure that is gathered in memory: a segment of a JPEG holds 64 KB, and thumbnails of
  /// HEIF and PNG files may be larger.
  public static let exif = 1 << 20
  /// The bytes of IPTC data sets: captions are the longest, and dates come before them.
  public static let iptc = 65_536
  /// The chunks of one RIFF file that are looked at: cameras write about ten before the frames and as few behind
  /// them, and an OpenDML movie goes on in one more for each gigabyte or two.
  static let chunks = 1024
  /// The tags of one Nikon's AVI that are looked at: about forty are known.
  static let nikonTags = 100
  /// The elements of one level of Matroska that are looked at: a track has about twenty, a file up to a hundred
  /// tracks.
  static let elements = 4096
  /// How far into a transport stream its first pictures are looked for, in growing steps: cameras write the date
  /// into the first, mostly within 4 KB; a stream that was cut begins in the middle of a group of pictures.
  static let transportStream = [head, 65_536, 262_144]
  /// The bytes of one NAL unit of supplemental information that are looked at. Cameras write a few hundred.
  static let supplementalInformation = 4096
  /// The objects of one ASF header that are looked at: about ten, and one more for each stream.
  static let asfObjects = 256
  /// The blocks of one MRW file that are looked at: cameras write five or six.
  static let mrwBlocks = 64
  /// The bytes at the end of a CRW file that are read at once: its directories are there, and what they lead to but
  /// the pictures, in about 6 KB.
  static let ciffTail = 16_384
  /// The image resources of one PSD file that are looked at: Photoshop writes about forty.
  static let imageResources = 1024
}
