/** Attaches prerecorded audio to an item. */

/** The files of a text and when its words start in them, in ms; undefined if the text has no prerecorded audio. */
export type AudioFor = (
  text: string,
) => { readonly paths: readonly string[]; readonly wordStartsMs: readonly number[] } | undefined;

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

/**
 * The fields in which a spoken part of a view keeps its files: one name for speech and cues, another for
 * instructions.
 */
const pathFields = ["audioPaths", "instructionAudioPaths"] as const;

/** A cue of letters is there to be seen: nothing is said. */
const isSilent = ({ contentType }: Part) => contentType === "text";

/** There already is a recording: the patient's own stays. */
const hasSound = (paths: unknown) => Array.isArray(paths) && paths.length > 0;

function soundOf(part: Part, audioFor: AudioFor): Part {
  const field = pathFields.find((name) => name in part);
  if (field === undefined || typeof part.text !== "string" || isSilent(part)) return {};
  if (hasSound(part[field])) return {};
  const audio = audioFor(part.text);
  return audio ? { [field]: audio.paths, wordStartsMs: audio.wordStartsMs } : {};
}

function fill(value: unknown, audioFor: AudioFor): unknown {
  if (Array.isArray(value)) return value.map((one) => fill(one, audioFor));
  if (!isPart(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, fill(part, audioFor)] as const);
  return { ...Object.fromEntries(parts), ...soundOf(value, audioFor) };
}

/**
 * A view, or a part of one, in which everything that is said has its prerecorded files and the start times of
 * its words: instructions, stimuli, choices, cues and study parts. What has no files stays as it is: the
 * device's own voice says it.
 */
export const withAudio = <View>(view: View, audioFor: AudioFor): View =>
  fill(view, audioFor) as View;
