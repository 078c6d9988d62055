import { useLingui } from "@lingui/react/macro";
import { type NoteKind, noteKinds } from "@regain/contract/entities/note";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { Menu } from "../../../ui/menu.tsx";
import { useNoteTitles } from "../use-note-titles.ts";

// Loaded when it is wanted: it brings the calendar.
const NoteDialog = lazy(async () => {
  const { NoteDialog: dialog } = await import("../parts/note-dialog.tsx");
  return { default: dialog };
});

interface DocumentationMenuProps {
  readonly patientId: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

/** The clinician's notes about a patient: each asks for its days and opens in a window of its own. */
export function DocumentationMenu({ patientId, trigger }: DocumentationMenuProps) {
  const { t } = useLingui();
  const titleOf = useNoteTitles();
  const [open, setOpen] = useState<NoteKind>();
  return (
    <>
      <Menu
        name={t`Documentation`}
        trigger={trigger}
        entries={noteKinds.map((kind) => ({
          id: kind,
          label: titleOf(kind),
          onAction: () => setOpen(kind),
        }))}
      />
      {open && (
        <Suspense fallback={null}>
          <NoteDialog patientId={patientId} kind={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
