import { useLingui } from "@lingui/react/macro";
import { useCallback, useRef } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { LoadedEditor } from "../parts/loaded-editor.tsx";

interface ScheduleDialogProps {
  readonly patientId: string;
  readonly onClose: () => void;
}

/** One patient's homework, above the page from which it was opened. */
export function ScheduleDialog({ patientId, onClose }: ScheduleDialogProps) {
  const { t } = useLingui();
  const askToClose = useRef(onClose);
  const hold = useCallback((ask: () => void) => {
    askToClose.current = ask;
  }, []);
  return (
    <Dialog
      title={t`Modify Patient's Homework Schedule`}
      isOpen
      large
      holds
      onClose={() => askToClose.current()}
    >
      <LoadedEditor patientId={patientId} onClose={onClose} offerClosing={hold} />
    </Dialog>
  );
}
