import { useLingui } from "@lingui/react/macro";
import { type NoteKind, noteKinds } from "@regain/contract/entities/note";
import { useNavigate } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { noteSearch } from "../note-address.ts";
import { useNoteTitles } from "../use-note-titles.ts";

// Loaded on demand: it brings the calendar.
const NoteDialog = lazyDialog(async () => (await import("../parts/note-dialog.tsx")).NoteDialog);

interface DocumentationMenuProps {
  readonly patientId: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/**
 * The clinician's notes about a patient: each asks for its days and opens in a new window; plus the list of all notes.
 */
export function DocumentationMenu({ patientId, trigger }: DocumentationMenuProps) {
  const { t } = useLingui();
  const titleOf = useNoteTitles();
  const navigate = useNavigate();
  const [open, setOpen] = useState<NoteKind>();
  return (
    <>
      <Menu
        name={t`Documentation`}
        trigger={trigger}
        entries={[
          ...noteKinds.map((kind) => ({
            id: kind,
            label: titleOf(kind),
            onAction: () => setOpen(kind),
          })),
          {
            id: "all",
            label: t`All notes`,
            onAction: () =>
              void navigate({
                to: "/dashboard/patient/$patientId/notes",
                params: { patientId },
                search: (now) => noteSearch(now),
              }),
          },
        ]}
      />
      {open && <NoteDialog patientId={patientId} kind={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
