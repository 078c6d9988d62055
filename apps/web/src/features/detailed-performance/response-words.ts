import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Result, SkipReason } from "@regain/contract/entities/enumerations";
import type { SessionResponse } from "@regain/contract/entities/session-response";
import { formatDay, formatNumber, formatPercent } from "../../lib/formats.ts";

/** One answer in words: its result, its help, its time. */
export function useResponseWords() {
  const { t, i18n } = useLingui();
  const results: Readonly<Record<Result, string>> = {
    correct: t`Right`,
    correct_w_help: t`Right with help`,
    correct_partially: t`Partly right`,
    incorrect: t`Not right`,
  };
  const reasons: Readonly<Record<SkipReason, string>> = {
    TooHard: t`too hard`,
    TooEasy: t`too easy`,
    ErrorInTask: t`there was an error`,
    DontLike: t`not liked`,
    SoundMuted: t`the sound was off`,
    Other: t`another reason`,
    MissingResources: t`a picture or sound was missing`,
    MicrophoneInaccessible: t`no microphone`,
  };
  const places = { home: t`at home`, clinic: t`in the clinic` };

  const seconds = (value: number) => {
    const shown = formatNumber(value, i18n.locale);
    return t`${shown} s`;
  };
  const result = ({ result: how, accuracy, skipReason }: SessionResponse) => {
    if (how === null) return skipReason ? t`Skipped: ${reasons[skipReason]}` : t`Skipped`;
    if (how !== "correct_partially" || accuracy === null) return results[how];
    const share = formatPercent(accuracy, i18n.locale);
    return t`${results[how]}, ${share}`;
  };
  const help = ({ cueCount, hintCount }: SessionResponse) => [
    ...(cueCount > 0 ? [t`${plural(cueCount, { one: "with # cue", other: "with # cues" })}`] : []),
    ...(hintCount > 0
      ? [t`${plural(hintCount, { one: "with # hint shown", other: "with # hints shown" })}`]
      : []),
  ];
  /** `Right with help, with 1 hint shown, 6.4 s`. */
  const outcome = (response: SessionResponse) =>
    [
      result(response),
      ...help(response),
      ...(response.latency === null ? [] : [seconds(response.latency)]),
      ...(response.isCorrected ? [t`corrected by a clinician`] : []),
    ].join(", ");
  const when = ({ date, place }: SessionResponse) => `${formatDay(date)}, ${places[place]}`;
  return { seconds, outcome, when, results };
}
