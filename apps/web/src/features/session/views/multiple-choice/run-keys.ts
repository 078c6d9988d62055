/**
 * The choice that a key stands for in a run: a single button is pressed by Space and Enter, the left and
 * right of two by the arrow keys. Undefined for every other key: those do what they do elsewhere.
 */
export function choiceOfKey(key: string, choices: readonly string[]): string | undefined {
  if (choices.length === 1) return key === " " || key === "Enter" ? choices[0] : undefined;
  if (choices.length !== 2) return undefined;
  if (key === "ArrowLeft") return choices[0];
  return key === "ArrowRight" ? choices[1] : undefined;
}
