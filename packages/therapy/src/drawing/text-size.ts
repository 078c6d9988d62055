const maxPerWord = 24;
const maxPerSentence = 120;

/** How large a text to read is set: a word is seen at a glance, a passage is read line by line. */
export function textSize(text: string): "word" | "sentence" | "passage" {
  if (text.length <= maxPerWord) return "word";
  return text.length <= maxPerSentence ? "sentence" : "passage";
}
