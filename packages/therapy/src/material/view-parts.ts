/** Small builders shared by the generators. */
import type {
  Choice,
  Image,
  Instructions,
  Speech,
  TaskView,
} from "@regain/contract/entities/task-view";

/** Words to be said. Made-ahead audio is attached by the server where it exists and nobody has recorded them. */
export const speech = (text: string, recorded: readonly string[] = []): Speech => ({
  text,
  audioPaths: [...recorded],
});

/**
 * What the patient is told to do, said by itself when the item comes.
 * @param choiceCoverText what the cover says over choices that would give the answer away while the stimulus sounds
 */
export function instructions(text: string, choiceCoverText?: string): Instructions {
  return {
    text,
    instructionAudioPaths: [],
    autoplayInstructions: true,
    ...(choiceCoverText === undefined ? {} : { choiceCoverText }),
  };
}

/** The fields that most items leave at their defaults. */
export const plainView = {
  stimulus: [],
  cues: [],
  allowHints: true,
  showCalculator: false,
  showScratchpad: false,
} satisfies Partial<TaskView>;

/** A choice that shows a text and is called by it; two of the same text are interchangeable. */
export const textChoice = (id: string, text: string): Choice => ({
  id,
  label: text,
  value: text,
  text,
});

/** `label` must not give the answer away where naming the picture is the task. */
export const imageChoice = (id: string, label: string, image: Image, value = label): Choice => ({
  id,
  label,
  value,
  image,
});
