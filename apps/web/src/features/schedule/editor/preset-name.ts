/** A preset's name after "Keep mine": where I have not touched it, theirs holds. */
export const nameOnto = (base: string, mine: string, theirs: string): string =>
  mine.trim() === base ? theirs : mine;
