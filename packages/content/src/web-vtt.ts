/** Captions in WebVTT, the subset we use: plain sentences, one after the other. */

/** Times are in seconds from the film's start. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1_000);
  const two = (count: number) => String(count % 60).padStart(2, "0");
  const [wholeSeconds, wholeMinutes] = [Math.floor(ms / 1_000), Math.floor(ms / 60_000)];
  const hours = String(Math.floor(wholeMinutes / 60)).padStart(2, "0");
  return `${hours}:${two(wholeMinutes)}:${two(wholeSeconds)}.${String(ms % 1_000).padStart(3, "0")}`;
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

/** A caption file, in order. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${text}`);
  return `${["WEBVTT", ...blocks].join("\n\n")}\n`;
}

/** Reads what {@link writeVtt} wrote. @throws SyntaxError for anything else */
export function readVtt(file: string): Cue[] {
  const [head, ...blocks] = file.trimEnd().split("\n\n");
  if (head !== "WEBVTT") throw new SyntaxError("captions begin with WEBVTT");
  return blocks.map((block) => {
    const parts = /^(\d\d:\d\d:\d\d\.\d{3}) --> (\d\d:\d\d:\d\d\.\d{3})\n(.+)$/s.exec(block);
    const [, start = "", end = "", text = ""] = parts ?? [];
    if (!parts) throw new SyntaxError(`no caption: ${block}`);
    return { start: secondsOf(start), end: secondsOf(end), text };
  });
}
