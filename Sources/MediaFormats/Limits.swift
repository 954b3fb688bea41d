/// How far a file is followed before it is taken for hostile.
public enum Limits {
  // MARK: - Reading a file

  /// The bytes of the first read: in 97 of 100 JPEGs the date is among them, and a page costs no more than less.
  static let head = 4096
  /// The reads of one file: enough for 32 MB of extended XMP before a picture, which panoramas with sound have.
  /// A hostile file could ask for millions.
  static let reads = 512
  /// The bytes that are read of a still whose Exif begins among the first.
  static let stillBytes = 65_536
  /// The bytes at the end of a file that are searched for chunks, and those of a file that is small enough to be read
  /// whole once its head does not do: one read of that many costs less than three small ones.
  static let tail = 65_536

  // MARK: - Metadata

  /// The bytes of an Exif structure that is gathered in memory: a segment of a JPEG holds 64 KB, and thumbnails of
  /// HEIF and PNG files may be larger.
  public static let exif = 1 << 20
  /// The bytes of one XMP packet: programs that keep a history in it write hundreds of kilobytes.
  public static let xmp = 1 << 20
  /// The XMP packets of one file that are read: writers that add one without removing another, or in another place,
  /// leave two.
  static let packets = 8
  /// The bytes of IPTC data sets: captions are the longest, and dates come before them.
  public static let iptc = 65_536
  /// The image resources of Photoshop that are looked at: it knows about 100 kinds, each of which stands once, and
  /// writes about forty.
  static let imageResources = 500
  /// The bytes of one string that are copied: a date takes 20, the longest model's name about 40.
  static let textBytes = 64
  /// The namespaces of one XMP packet that are kept: those that are known, each under a name or two.
  static let namespaces = 64

  // MARK: - JPEG and GIF

  /// The bytes of the largest JPEG segment.
  static let segment = 65_535
  /// The segments that one packet or one list of resources of a JPEG is put together from: 17 make a megabyte.
  static let pieces = 64
  /// The bytes of a GIF that are searched: XMP stands before the first picture, behind 800 bytes of colors at most.
  static let gif = 16_384

  // MARK: - TIFF and what is built like it

  /// The entries of one directory. Cameras write fewer than 100.
  static let directoryEntries = 1000
  /// The directories of one Exif block, pointers to the same one not counted.
  static let directories = 12
  /// The blocks of one MRW file that are looked at: cameras write five or six.
  static let mrwBlocks = 64
  /// The bytes at the end of a CRW file that are read at once: its directories are there, and what they lead to but
  /// the pictures, in about 6 KB.
  static let ciffTail = 16_384
  /// The sections of one X3F file that are looked at: cameras write five to ten.
  static let x3fSections = 64
  /// The bytes at the end of an X3F file that are read at once: its directory is there.
  static let x3fTail = 1024

  // MARK: - Boxes

  /// The boxes of one list that are looked at: a movie in fragments has two for each second or so, before which
  /// everything of interest stands.
  static let boxes = 4096
  /// The bytes of one string in a box: names of items and media types take fewer than 100.
  static let boxString = 256
  /// The bytes that are read at once where the tables of a HEIF file don't fit the first read. Tables of a photo in
  /// 200 tiles take 10 KB, and phones put a thumbnail and Exif behind theirs within 25 KB.
  static let tables = 32_768
  /// The items of one table: a picture in a thousand million pixels has 4000 tiles.
  static let items = 65_536
  /// The pieces of one item: writers that split metadata at all make two or three.
  static let extents = 256
  /// The bytes before the TIFF header of an Exif item, where it is not where the item says: `Exif` and two zeros,
  /// with or without the length before them.
  static let exifPrefix = 16

  // MARK: - Movies of boxes

  /// The boxes of a movie file that come before its `moov`: cameras write fewer than ten, and recorders that split
  /// their data a few dozen. Each may cost a read.
  static let boxesBeforeMovie = 64
  /// The boxes behind `moov` that are looked at, where programs append XMP and cameras their own metadata.
  static let boxesBehindMovie = 8
  /// The bytes of a movie's tail, or of its `moov`, that are read at once rather than box by box: the tables of a
  /// minute's film fit in, and a second read costs more than these.
  static let movieTail = 65_536
  /// The tracks of a movie that are looked into; cameras write up to eight.
  static let tracks = 64
  /// The texts of a movie's metadata that are read, and the keys that they may stand under: of those that are wanted
  /// programs write about ten, some of them twice.
  static let movieTexts = 64
  /// The bytes of the name of a place in a movie, behind which its coordinates stand.
  static let placeName = 1024
  /// The bytes of Sony's XML, in a movie or beside it, that are searched: the date stands among the first few hundred.
  public static let sonyMetadata = 16_384

  // MARK: - PNG and WebP

  /// The chunks of one PNG or WebP file that are looked at: some dozens stand before a picture, and animations have
  /// one for each frame.
  static let chunks = 4096
  /// The chunks behind the first of a picture's that are hopped over before the end of the file is searched instead:
  /// each costs a read.
  static let hops = 8
  /// The bytes that are read at once of the chunks before a picture: color profiles and XMP packets of screenshots
  /// and edited photos fit.
  static let stretch = 16_384
  /// The bytes of a chunk that are gathered together with what follows, rather than passed over.
  static let gathered = 32_768
  /// The bytes of texts of one PNG file that are read and that are inflated, together: the largest Exif profile makes
  /// 2.3 million, and less when it is compressed.
  static let texts = 3 << 20

  // MARK: - Other movies

  /// The chunks of one AVI file that are looked at: cameras write about ten before the frames and as few behind
  /// them, and an OpenDML movie goes on in one more for each gigabyte or two.
  static let movieChunks = 1024
  /// The elements of one level of Matroska that are looked at: a track has about twenty, a file up to a hundred
  /// tracks.
  static let elements = 4096
  /// The objects of one ASF header that are looked at: about ten, and one more for each stream.
  static let asfObjects = 256
  /// How far into a transport stream its first pictures are looked for, in growing steps: cameras write the date
  /// into the first, mostly within 4 KB; a stream that was cut begins in the middle of a group of pictures.
  static let transportStream = [head, 65_536, 262_144]
  /// The bytes of one NAL unit of supplemental information that are looked at. Cameras write a few hundred.
  static let supplementalInformation = 4096
}
