/** The prerecorded audio of texts. Only for the server: the index is large, and no page needs it. */
import index from "../audio/index.json" with { type: "json" };
import { readIndex } from "./audio-index.ts";
import { spoken, type SpokenWord } from "./en/spoken.ts";
import { joinClips } from "./join-clips.ts";

const clips = readIndex(index);

export interface TextAudio {
  /** Files under the content root, to be played back to back. */
  readonly paths: string[];
  /** When each written word (split at spaces) starts, in ms from the start of the first file. */
  readonly wordStartsMs: number[];
}

/**
 * What is written but not said (a dash, the question mark after an equals sign) gets the start of the
 * previous word.
 */
function startsOfWritten(text: string, words: readonly SpokenWord[], startsMs: readonly number[]) {
  let last = startsMs[0] ?? 0;
  return (text.match(/\S+/g) ?? []).map((_, written) => {
    const first = words.findIndex(({ from }) => from === written);
    last = startsMs[first] ?? last;
    return last;
  });
}

/** Undefined if a part of the text has no audio: then the device's own voice says it. */
export function audioFor(text: string): TextAudio | undefined {
  const words = spoken(text);
  const joined = joinClips(words, clips);
  return (
    joined && {
      paths: [...joined.paths],
      wordStartsMs: startsOfWritten(text, words, joined.startsMs),
    }
  );
}
