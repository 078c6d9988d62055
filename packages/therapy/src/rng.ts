/**
 * A seeded source of random integers (sfc32 seeded by a string hash): the same seed gives the same numbers on
 * every machine and engine. Every part that draws takes its own named stream, so that a new draw in one part
 * does not shift the numbers of another.
 */
export interface Rng {
  /** A whole number from 0 to `bound - 1`. @throws RangeError when `bound` is not a positive whole number. */
  int(bound: number): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  /** True `numerator` times in `denominator`. */
  chance(numerator: number, denominator: number): boolean;
  /** One of the list. @throws RangeError when it is empty. */
  pick<T>(list: readonly T[]): T;
  /** A copy in random order. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different members in random order. @throws RangeError when there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** An independent source for a named part. */
  stream(name: string): Rng;
}

/** FNV-1a over UTF-16 code units, four times with different offsets: 128 bits of state from any text. */
function hash(text: string): [number, number, number, number] {
  const out: [number, number, number, number] = [0, 0, 0, 0];
  for (let lane = 0; lane < 4; lane++) {
    let h = (0x811c9dc5 ^ Math.imul(lane + 1, 0x9e3779b1)) >>> 0;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
    out[lane] = h;
  }
  return out;
}

/** A source that gives the same numbers for the same seed, forever. @param seed any text */
export function createRng(seed: string): Rng {
  let [a, b, c, d] = hash(seed);

  function next(): number {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return t >>> 0;
  }
  for (let i = 0; i < 12; i++) next();

  function int(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0xffffffff)
      throw new RangeError(`cannot draw below ${bound}`);
    // Reject the tail, so that every value is equally likely.
    const limit = 0x100000000 - (0x100000000 % bound);
    for (;;) {
      const value = next();
      if (value < limit) return value % bound;
    }
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const copy = [...list];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
    }
    return copy;
  }

  return {
    int,
    between: (from, to) => from + int(to - from + 1),
    chance: (numerator, denominator) => int(denominator) < numerator,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError("cannot pick from nothing");
      return list[int(list.length)] as T;
    },
    shuffle,
    sample<T>(list: readonly T[], count: number): T[] {
      if (count > list.length) throw new RangeError(`cannot take ${count} of ${list.length}`);
      return shuffle(list).slice(0, count);
    },
    stream: (name) => createRng(`${seed}/${name}`),
  };
}
