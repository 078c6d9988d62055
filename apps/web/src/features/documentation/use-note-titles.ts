import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { NoteKind } from "@regain/contract/entities/note";

const titles = {
  dailySessionNote: msg`Daily Session Note`,
  progressNote: msg`Progress Note`,
  dischargeSummary: msg`Discharge Summary`,
} as const;

/** What each note is called. */
export function useNoteTitles(): (kind: NoteKind) => string {
  const { i18n } = useLingui();
  return (kind) => i18n._(titles[kind]);
}
