import type { NoteDraft, NoteName } from "@regain/contract/entities/note";
import type { NoteDraftRow, NoteVersionRow } from "../../db/tables/documentation.ts";
import { sectionsOf } from "./note-document.rules.ts";

/** A signed version as it is sent: its number, who signed it, and when. */
export const versionOnWire = ({
  number,
  author_name,
  signed_at,
}: Pick<NoteVersionRow, "number" | "author_name" | "signed_at">) => ({
  number,
  signedBy: author_name,
  signedAt: signed_at.toISOString(),
});

/** What is written, as it is sent; of a note that nobody has begun, empty sections. */
export function draftOnWire(
  { kind }: NoteName,
  draft: NoteDraftRow | undefined,
  latest: NoteVersionRow | undefined,
): NoteDraft {
  return {
    version: draft?.version ?? 0,
    sections: sectionsOf(kind, draft?.sections ?? []),
    changedBy: draft?.author_name ?? null,
    changedAt: draft?.changed_at.toISOString() ?? null,
    isOpen: draft !== undefined && draft.version > (latest?.draft_version ?? 0),
    latest: latest ? versionOnWire(latest) : null,
  };
}

/** Whether it was signed with the practice in the clinic alone. */
export const isOfClinic = (version: NoteVersionRow | undefined): boolean =>
  version?.figures.isClinicOnly === true;
