const mostOfAWord = 24;
const mostOfASentence = 120;

/** How large a text to read is set: a word is seen at a glance, a passage is read line by line. */
export function textSize(text: string): "word" | "sentence" | "passage" {
  if (text.length <= mostOfAWord) return "word";
  return text.length <= mostOfASentence ? "sentence" : "passage";
}
