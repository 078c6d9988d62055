import type { Stimulus } from "@regain/contract/entities/task-view";
import { textSize } from "@regain/therapy/drawing/text-size";

/** How much of the screen the stimuli take: nothing to look at, a line to read, a picture, or a page. */
export type StimulusExtent = "none" | "sound" | "line" | "picture" | "page";

const extents: readonly StimulusExtent[] = ["none", "sound", "line", "picture", "page"];

const extentOfKind: Readonly<Record<Exclude<Stimulus["kind"], "text">, StimulusExtent>> = {
  none: "none",
  audio: "sound",
  image: "picture",
  stream: "picture",
  html: "page",
  video: "page",
  audio_player: "page",
};

function extentOf(stimulus: Stimulus): StimulusExtent {
  if (stimulus.kind !== "text") return extentOfKind[stimulus.kind];
  return textSize(stimulus.text) === "passage" ? "page" : "line";
}

/** The extent of the largest of them. */
export function extentOfStimuli(stimuli: readonly Stimulus[]): StimulusExtent {
  const largest = Math.max(0, ...stimuli.map((one) => extents.indexOf(extentOf(one))));
  return extents[largest] ?? "none";
}
