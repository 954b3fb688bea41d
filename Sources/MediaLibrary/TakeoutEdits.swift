/// The words that Google Photos puts behind the names of edited copies, which have no JSON of their own.
enum TakeoutEdits {
  /// Returns what the original of a copy is called, without extension and number; `nil` where `base` has no such word.
  ///
  /// The word may have been cut with the name that it ends.
  static func original(of base: Substring) -> Substring? {
    guard let dash = base.lastIndex(of: "-"), dash > base.startIndex else { return nil }
    let word = String(base[dash...])
    let isCut = TakeoutCut.mediaLength...TakeoutCut.mediaLength + 1 ~= base.utf16.count
    guard words.contains(word) || isCut && words.contains(where: { $0.hasPrefix(word) }) else { return nil }
    return base[..<dash]
  }

  /// By language, as exports have been seen or Google Photos itself calls a photo edited.
  private static let words: Set<String> = [
    "-edited", "-effects", "-smile", "-mix", "-EFFECTS", "-SMILE", "-MIX",  // English
    "-bearbeitet",  // German
    "-modifié",  // French
    "-editado", "-editada", "-ha editado",  // Spanish, Portuguese
    "-modificato", "-modificata",  // Italian
    "-editat",  // Catalan, Romanian
    "-bewerkt",  // Dutch
    "-edytowane",  // Polish
    "-redigeret", "-redigert", "-redigerad",  // Danish, Norwegian, Swedish
    "-muokattu",  // Finnish
    "-upraveno", "-upravené",  // Czech, Slovak
    "-szerkesztve",  // Hungarian
    "-düzenlendi",  // Turkish
    "-изменено", "-отредактировано",  // Russian
    "-змінено", "-відредаговано",  // Ukrainian
    "-編集済み",  // Japanese
    "-수정됨", "-편집됨",  // Korean
    "-已编辑", "-已修改", "-已編輯",  // Chinese
  ]
}
