import { Trans } from "@lingui/react/macro";
import type { CueType } from "@regain/contract/entities/enumerations";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/formats.ts";
import type { ItemStep, PlaceName } from "../engine/item-steps.ts";

const cues: Readonly<Record<CueType, ReactNode>> = {
  semantic: <Trans>Help: what it means.</Trans>,
  phonemic: <Trans>Help: the first sound.</Trans>,
  graphemic: <Trans>Help: the first letter.</Trans>,
  full: <Trans>Help: the whole answer.</Trans>,
};

function Put({ thing, place }: { readonly thing: string; readonly place: PlaceName | undefined }) {
  if (place === undefined) return <Trans>Put down “{thing}”.</Trans>;
  return "number" in place ? (
    <Trans>
      Put “{thing}” in place {place.number}.
    </Trans>
  ) : (
    <Trans>
      Put “{thing}” at “{place.name}”.
    </Trans>
  );
}

function TakenBack({ place }: { readonly place: PlaceName | undefined }) {
  if (place === undefined) return <Trans>Took something back.</Trans>;
  return "number" in place ? (
    <Trans>Cleared place {place.number}.</Trans>
  ) : (
    <Trans>Took something back from “{place.name}”.</Trans>
  );
}

/** Which of several questions, by its number and by what it asked or showed. */
function QuestionName({ question }: { readonly question: NonNullable<ItemStep["question"]> }) {
  const { number, asked } = question;
  return asked === undefined ? (
    <Trans>Question {number}.</Trans>
  ) : (
    <Trans>
      Question {number}: “{asked}”.
    </Trans>
  );
}

/** One move in plain words. */
export function StepWords({ step }: { readonly step: ItemStep }): ReactNode {
  const { event, thing = "?", place, question } = step;
  switch (event.kind) {
    case "choose":
      return question === undefined ? (
        <Trans>Chose “{thing}”.</Trans>
      ) : (
        <Trans>
          <QuestionName question={question} /> Chose “{thing}”.
        </Trans>
      );
    case "pass":
      return question === undefined ? (
        <Trans>Let it go by.</Trans>
      ) : (
        <Trans>
          <QuestionName question={question} /> Let it go by.
        </Trans>
      );
    case "place":
      return <Put thing={thing} place={place} />;
    case "take":
      return <TakenBack place={place} />;
    case "enter":
      return thing === "" ? <Trans>Cleared the field.</Trans> : <Trans>Entered “{thing}”.</Trans>;
    case "tap":
      return <Trans>Touched “{thing}”.</Trans>;
    case "record": {
      const seconds = formatNumber(event.durationMs / 1_000);
      return <Trans>Spoke for {seconds} s.</Trans>;
    }
    case "heard":
      return event.correct ? (
        <Trans>It was understood.</Trans>
      ) : (
        <Trans>It was not understood.</Trans>
      );
    case "mark":
      return event.correct ? (
        <Trans>Marked it correct.</Trans>
      ) : (
        <Trans>Marked it incorrect.</Trans>
      );
    case "done":
      return <Trans>Handed it in.</Trans>;
    case "cue":
      return cues[event.type];
    case "hint":
      return <Trans>Hint: “{thing}”.</Trans>;
    case "replay":
      return event.what === "instructions" ? (
        <Trans>Had the instruction read again.</Trans>
      ) : (
        <Trans>Heard or saw it again.</Trans>
      );
    case "ready":
      return <Trans>Touched “I am ready”.</Trans>;
    case "pause":
      return <Trans>Took a break.</Trans>;
    case "resume":
      return <Trans>Continued.</Trans>;
    case "media_failed":
      return <Trans>A picture or sound was missing.</Trans>;
    default:
      return null;
  }
}
