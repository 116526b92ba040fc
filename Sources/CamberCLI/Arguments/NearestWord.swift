import CamberDesign

/// What to say after a word that is not known: which one of a list was probably meant, else something
/// that helps.
func hint(for word: String, among words: [String], otherwise: String) -> String {
    var suggestion = Suggestion(for: Array(word.utf8))
    for word in words { suggestion.consider(Array(word.utf8)) }
    guard let best = suggestion.best else { return otherwise }
    return "did you mean \(String(decoding: best, as: UTF8.self))?"
}
