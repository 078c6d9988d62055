/** The made-ahead sound of a text or a piece of one. */
export interface Clip {
  /** Under the content root. */
  readonly path: string;
  readonly durationMs: number;
  /** When each of its words starts, in ms from the clip's start. */
  readonly startsMs: readonly number[];
}

/** A clip as the index names it. */
export interface IndexEntry {
  readonly hash: string;
  readonly durationMs: number;
  readonly startsMs: readonly number[];
  /** What the voice was given: words with their pauses, `touch the apple, then the pear`; or a silence's sign. */
  readonly said: string;
}

/** Clips by the words they say, without pauses; and the two silences by their signs, `,` and `.`. */
export type Clips = ReadonlyMap<string, Clip>;

/** What a clip is found by. */
export const keyOf = (said: string): string => said.replace(/[,.?]/g, "") || said;

/** A line of the index, without its end: hash, length and starts of words in ms, and what is said. */
export const indexLine = ({ hash, durationMs, startsMs, said }: IndexEntry): string =>
  `${hash} ${durationMs} ${startsMs.join(",")} ${said}`;

/** @throws RangeError for a line that `indexLine` did not write */
export function readIndexLine(line: string): IndexEntry {
  const [, hash, duration, starts, said] = /^([0-9a-f]+) (\d+) ([\d,]*) (.+)$/.exec(line) ?? [];
  if (hash === undefined || said === undefined) throw new RangeError(`no clip: "${line}"`);
  const startsMs = starts ? starts.split(",").map(Number) : [];
  return { hash, durationMs: Number(duration), startsMs, said };
}

/** @throws RangeError as `readIndexLine` */
export const readIndex = (lines: readonly string[]): Clips =>
  new Map(
    lines.map((line) => {
      const { hash, said, ...times } = readIndexLine(line);
      return [keyOf(said), { path: `audio/${hash}.mp3`, ...times }];
    }),
  );
