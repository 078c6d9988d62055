import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PatientRow } from "@regain/contract/entities/caseload";
import { ArrowRightLeft, Ellipsis, LogOut, Undo2, Users } from "lucide-react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, type MenuEntry } from "../../../ui/menu.tsx";
import { dialogsFor, type RowDialog } from "../row-menu.ts";

const entries = {
  "care-team": { label: msg`Clinicians and history`, icon: Users },
  "hand-over": { label: msg`Transfer`, icon: ArrowRightLeft },
  discharge: { label: msg`Discharge`, icon: LogOut },
  readmit: { label: msg`Readmit`, icon: Undo2 },
} as const;

export interface RowMenuProps {
  readonly row: PatientRow;
  /** Entries from other areas, which come first. */
  readonly others: readonly MenuEntry[];
  readonly onDialog: (dialog: RowDialog) => void;
}

/** All actions for a patient. */
export function RowMenu({ row, others, onDialog }: RowMenuProps) {
  const { t, i18n } = useLingui();
  const patient = row.patientUsername;
  const own = dialogsFor(row.status.kind === "discharged").map((dialog) => ({
    id: dialog,
    label: i18n._(entries[dialog].label),
    icon: entries[dialog].icon,
    onAction: () => onDialog(dialog),
  }));
  return (
    <Menu
      name={t`Actions for ${patient}`}
      trigger={<IconButton icon={Ellipsis} look="quiet" name={t`Actions for ${patient}`} />}
      entries={[...others, ...own]}
    />
  );
}
