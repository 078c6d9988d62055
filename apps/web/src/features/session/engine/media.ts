import type { TaskView } from "@regain/contract/entities/task-view";

/** Files that an item shows and plays, by their paths in the content. */
export interface ItemMedia {
  readonly pictures: readonly string[];
  readonly sounds: readonly string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

function* strings(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const one of value) if (typeof one === "string") yield one;
}

function collect(value: unknown, pictures: Set<string>, sounds: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, pictures, sounds);
  if (!isRecord(value)) return;
  for (const [name, part] of Object.entries(value))
    if (name === "image" && isRecord(part) && typeof part.path === "string")
      pictures.add(part.path);
    else if (name === "audioPaths" || name === "instructionAudioPaths")
      for (const path of strings(part)) sounds.add(path);
    else collect(part, pictures, sounds);
}

/** Every file an item needs from the network, each once. */
export function mediaOf(view: TaskView): ItemMedia {
  const pictures = new Set<string>();
  const sounds = new Set<string>();
  collect(view, pictures, sounds);
  return { pictures: [...pictures], sounds: [...sounds] };
}
