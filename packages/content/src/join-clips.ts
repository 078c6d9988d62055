/** Says a text with clips: with its own, or with as few others as possible. */
import type { Clip, Clips } from "./audio-index.ts";
import type { SpokenWord } from "./en/spoken.ts";

export interface JoinedAudio {
  /** Files to be played back to back. */
  readonly paths: readonly string[];
  /** When each spoken word starts, in ms from the start of the first file. */
  readonly startsMs: readonly number[];
}

/** No piece of a text has more words; only whole texts have longer clips. */
export const longestPiece = 12;

/** The contract allows no more files per text. */
const maxFiles = 40;

/** A way to say the words from a place to the end. */
interface Way {
  readonly pieces: number;
  readonly clip: Clip;
  readonly next: number;
}

/** For every place, the way to the end that takes the fewest clips; in a tie, the one whose first clip is longer. */
function waysToEnd(words: readonly string[], clips: Clips): (Way | undefined)[] {
  const ways: (Way | undefined)[] = [];
  for (let place = words.length - 1; place >= 0; place--) {
    const longest = Math.min(longestPiece, words.length - place);
    for (let length = longest; length > 0; length--) {
      const clip = clips.get(words.slice(place, place + length).join(" "));
      const next = place + length;
      const rest = next === words.length ? 0 : ways[next]?.pieces;
      if (!clip || rest === undefined) continue;
      const pieces = rest + 1;
      if (pieces < (ways[place]?.pieces ?? Infinity)) ways[place] = { pieces, clip, next };
    }
  }
  return ways;
}

function joinPieces(words: readonly SpokenWord[], clips: Clips): JoinedAudio | undefined {
  const ways = waysToEnd(
    words.map(({ word }) => word),
    clips,
  );
  const paths: string[] = [];
  const startsMs: number[] = [];
  let time = 0;
  for (let place = 0; place < words.length;) {
    const way = ways[place];
    if (!way) return undefined;
    const pause = way.next < words.length ? words[way.next - 1]?.pause : undefined;
    const silence = pause && clips.get(pause === "," ? "," : ".");
    startsMs.push(...way.clip.startsMs.map((start) => time + start));
    for (const { path, durationMs } of [way.clip, ...(silence ? [silence] : [])]) {
      paths.push(path);
      time += durationMs;
    }
    place = way.next;
  }
  return paths.length > maxFiles ? undefined : { paths, startsMs };
}

/**
 * The audio of these words: their own clip if there is one, else clips of pieces, with silences where the
 * text pauses between two of them. Undefined if a word has no clip, or nothing is said.
 */
export function joinClips(words: readonly SpokenWord[], clips: Clips): JoinedAudio | undefined {
  if (words.length === 0) return undefined;
  const whole = clips.get(words.map(({ word }) => word).join(" "));
  if (whole) return { paths: [whole.path], startsMs: whole.startsMs };
  return joinPieces(words, clips);
}
