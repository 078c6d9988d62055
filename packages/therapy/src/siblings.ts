/**
 * Exercises that train the same thing at increasing difficulty, easiest first, by typeId. Each is in at most
 * one row. An exercise in none has no neighbor to move to.
 */
export const siblingRows: readonly (readonly number[])[] = [
  // Understanding speech: a word, a question, a sentence, directions, a message.
  [1, 3, 4, 2, 6],
  // Searching for symbols, then switching between them.
  [7, 8],
  // One rule to react to, then one to resist.
  [9, 10],
  // Daily activities: the steps, the pills of a week, a day with constraints.
  [12, 17, 16],
  // Rules: spotting one, sorting by one, switching.
  [18, 15, 13, 14],
  // Shapes: matching, turning, finding in clutter.
  [19, 20, 22],
  // Space: a row, a pattern, a map.
  [25, 21, 23],
  // Reading: letters, a word, a sentence, a paragraph, everyday pages.
  [27, 26, 29, 30, 31],
  // Numbers: how many, sums, money, problems in words.
  [32, 33, 35, 37],
  // Time: the clock, the calendar.
  [34, 36],
  // Keeping in mind: pairs, places, an order, a running order.
  [38, 43, 39, 40],
  // Remembering what was said: a list, a story.
  [42, 44],
  // Spelling: copying, filling in, spelling what is seen, spelling what is heard, a sentence.
  [45, 46, 47, 48, 49],
  // Finding words: a thing, an action, an answer, an exchange.
  [51, 52, 55, 56],
  // Speaking: repeating, reading aloud.
  [53, 54],
  // What belongs to a word: its sounds, its features, who does it.
  [58, 57, 59],
];

/** The exercise a step easier (-1) or harder (1) than this one; undefined at the end of its row. */
export function siblingOf(typeId: number, step: -1 | 1): number | undefined {
  const row = siblingRows.find((one) => one.includes(typeId));
  return row?.[row.indexOf(typeId) + step];
}
