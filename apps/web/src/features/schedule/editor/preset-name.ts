/** A preset's name after "Keep mine": if I did not change it, theirs applies. */
export const nameOnto = (base: string, mine: string, theirs: string): string =>
  mine.trim() === base ? theirs : mine;
