/** How many characters a text is longer than a field takes; 0 if it fits. Counted as the calls count. */
export const overrun = (text: string, longest: number): number =>
  Math.max(0, text.length - longest);
