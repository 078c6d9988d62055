/** The prerecorded audio of a text or a piece of one. */
export interface Clip {
  /** Under the content root. */
  readonly path: string;
  readonly durationMs: number;
  /** When each of its words starts, in ms from the clip's start. */
  readonly startsMs: readonly number[];
}

/** A clip as listed in the index. */
export interface IndexEntry {
  readonly hash: string;
  readonly durationMs: number;
  readonly startsMs: readonly number[];
  /** What the voice was given: words with pauses, `touch the apple, then the pear`; or the sign of a silence. */
  readonly said: string;
}

/** Clips by the words they say, without pauses; and the two silences by their signs, `,` and `.`. */
export type Clips = ReadonlyMap<string, Clip>;

/** The key of a clip. */
export const keyOf = (said: string): string => said.replace(/[,.?]/g, "") || said;

/** A line of the index, without its end: hash, duration and word start times in ms, and what is said. */
export const indexLine = ({ hash, durationMs, startsMs, said }: IndexEntry): string =>
  `${hash} ${durationMs} ${startsMs.join(",")} ${said}`;

/** @throws RangeError for a line that `indexLine` did not write */
export function readIndexLine(line: string): IndexEntry {
  const [, hash, duration, starts, said] = /^([0-9a-f]+) (\d+) ([\d,]*) (.+)$/.exec(line) ?? [];
  if (hash === undefined || said === undefined) throw new RangeError(`no clip: "${line}"`);
  const startsMs = starts ? starts.split(",").map(Number) : [];
  return { hash, durationMs: Number(duration), startsMs, said };
}

/** @throws RangeError like `readIndexLine` */
export const readIndex = (lines: readonly string[]): Clips =>
  new Map(
    lines.map((line) => {
      const { hash, said, ...times } = readIndexLine(line);
      return [keyOf(said), { path: `audio/${hash}.mp3`, ...times }];
    }),
  );
