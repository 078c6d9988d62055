import { useLingui } from "@lingui/react/macro";
import { type NoteKind, noteKinds } from "@regain/contract/entities/note";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { Menu } from "../../../ui/menu.tsx";
import { noteSearch } from "../note-address.ts";
import { useNoteTitles } from "../use-note-titles.ts";

// Loaded on demand: it brings the calendar.
const NoteDialog = lazy(async () => {
  const { NoteDialog: dialog } = await import("../parts/note-dialog.tsx");
  return { default: dialog };
});

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
      {open && (
        <Suspense fallback={null}>
          <NoteDialog patientId={patientId} kind={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
