import type { Content } from "@regain/content/content";
import type { TaskView } from "@regain/contract/entities/task-view";
import { speechFoils } from "@regain/therapy/speech-foils";
import { spokenForm } from "@regain/therapy/spelling";
import type { Recogniser, Utterances } from "../../adapters/speech/recogniser.ts";

/** The spoken answers of an item; undefined if it asks for none. */
export function spokenAnswers(view: TaskView): string[] | undefined {
  return view.templateName === "Production" && view.response === "speech"
    ? view.answers.map(spokenForm)
    : undefined;
}

/**
 * What to listen for.
 * @returns undefined if the engine can pronounce none of the answers: then nobody can tell
 */
export function utterancesFor(
  answers: readonly string[],
  content: Content,
  recogniser: Recogniser,
): Utterances | undefined {
  const expected = answers.filter((answer) => recogniser.knows(answer));
  if (expected.length === 0) return undefined;
  const canBeTold = (foil: string) =>
    recogniser.knows(foil) && !expected.some((answer) => recogniser.soundAlike(answer, foil));
  return { expected, foils: speechFoils(answers, content, canBeTold) };
}
