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
