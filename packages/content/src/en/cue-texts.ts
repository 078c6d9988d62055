/** What the cue buttons of the naming exercises say, and what the cues themselves say. */
export const cueTexts = {
  semanticLabel: "What it means",
  phonemicLabel: "First sound",
  graphemicLabel: "First letter",
  fullLabel: "Hear word",
  semantic: "{meaning}",
  phonemic: "It starts with {sound}.",
  graphemic: "It starts with {letter}. It has {count} letters.",
  full: "{word}",
};
