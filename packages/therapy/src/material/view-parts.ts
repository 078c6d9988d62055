/** Small builders shared by the generators. */
import type {
  Choice,
  Image,
  Instructions,
  Speech,
  TaskView,
} from "@regain/contract/entities/task-view";

/** Words to be said. The server attaches prerecorded audio if there is any, unless somebody has recorded the words. */
export const speech = (text: string, recorded: readonly string[] = []): Speech => ({
  text,
  audioPaths: [...recorded],
});

/**
 * What the patient is told to do, said automatically when the item appears.
 * @param choiceCoverText the text on the cover over choices that would give the answer away while the
 *   stimulus plays
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

/** A choice that shows a text and is called by it; two with the same text are interchangeable. */
export const textChoice = (id: string, text: string): Choice => ({
  id,
  label: text,
  value: text,
  text,
});

/** `label` must not give the answer away if naming the picture is the task. */
export const imageChoice = (id: string, label: string, image: Image, value = label): Choice => ({
  id,
  label,
  value,
  image,
});
