import { english } from "@regain/content/en/content";
import type { ActWords } from "@regain/content/en/audit-texts";
import { format } from "@regain/content/format";
import type { AuditKind } from "@regain/contract/audit-values";
import { refusals } from "@regain/contract/errors";
import { nameOfWritten } from "../../audit-acts.rules.ts";
import type { TrailRow } from "./audit-entries.store.ts";

const texts = english.auditTexts;
type Names = ReadonlyMap<string, string>;

const wordsByCall: ReadonlyMap<string, ActWords> = new Map(
  (Object.keys(texts.acts) as AuditKind[]).flatMap((kind) => Object.entries(texts.acts[kind])),
);

/**
 * The words for exactly what was done if there are any, otherwise for the call. A call from another
 * release, which this one has no words for, does not keep anyone from reading the rest.
 */
function wordsOf({ call, detail }: TrailRow): ActWords {
  const name = nameOfWritten(call);
  return wordsByCall.get(`${name} ${detail}`) ?? wordsByCall.get(name) ?? texts.otherAct;
}

export const isRefused = ({ status }: Pick<TrailRow, "status">): boolean => status >= 400;

const isKnown = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code);

const whyRefused = (code: string | null): string =>
  code && isKnown(code) ? refusals[code][1] : (texts.signOnReasons[code ?? ""] ?? texts.noReason);

export const nameOfWho = ({ user_id }: TrailRow, names: Names): string | null =>
  (user_id && names.get(user_id)) || null;

/** Who did it, or that they have left or were never known. */
export const nameOrElse = (row: TrailRow, names: Names): string =>
  nameOfWho(row, names) ?? (row.user_id ? texts.gone : texts.unknown);

/** What somebody did or tried, as a sentence. */
export function sentenceOf(row: TrailRow, names: Names): string {
  const [done, tried, rest] = wordsOf(row);
  const act = [isRefused(row) ? tried : done, rest].filter(Boolean).join(" ");
  return format(isRefused(row) ? texts.refused : texts.done, {
    who: nameOrElse(row, names),
    reason: whyRefused(row.error),
    act: format(act, {
      patient: names.get(row.subject_patient_id ?? "") ?? texts.aPatient,
      user: names.get(row.subject_user_id ?? "") ?? texts.aUser,
    }),
  });
}

/** Everyone an entry may name. */
export const idsIn = ({ user_id, subject_patient_id, subject_user_id }: TrailRow): string[] =>
  [user_id, subject_patient_id, subject_user_id].filter((one) => one !== null);
