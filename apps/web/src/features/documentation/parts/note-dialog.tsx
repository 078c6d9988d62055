import { Trans } from "@lingui/react/macro";
import type { NoteDetail, NoteKind } from "@regain/contract/entities/note";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import type { DayRange } from "../../../ui/date-limits.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { useNoteTitles } from "../use-note-titles.ts";
import { usePatientToday } from "../use-patient-today.ts";
import { NoteChoice } from "./note-choice.tsx";
import { SeeReport } from "./see-report.tsx";

interface NoteDialogProps {
  readonly patientId: string;
  readonly kind: NoteKind;
  readonly onClose: () => void;
}

/** Asks which days a note should cover, and opens it in a new window. */
export function NoteDialog({ patientId, kind, onClose }: NoteDialogProps) {
  const titleOf = useNoteTitles();
  const today = usePatientToday(patientId, kind);
  const [detail, setDetail] = useState<NoteDetail | null>(null);
  const [range, setRange] = useState<DayRange | null>(null);
  return (
    <Dialog
      title={titleOf(kind)}
      isOpen
      holds
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SeeReport
            patientId={patientId}
            kind={kind}
            today={today}
            range={range}
            detail={detail}
            opensWindow
            onOpen={onClose}
          >
            <Trans>See Report</Trans>
          </SeeReport>
        </>
      }
    >
      <Stack>
        <NoteChoice
          kind={kind}
          today={today}
          range={range}
          onRange={setRange}
          detail={detail}
          onDetail={setDetail}
        />
        <p>
          <Trans>The report opens in a new window.</Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
