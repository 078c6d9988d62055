import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { caseloadPatientQuery } from "../api/caseload.ts";
import { DischargeLine } from "../parts/discharge-line.tsx";
import { ReadmitDialog } from "../parts/discharge-dialog.tsx";
import styles from "./discharge-notice.module.css";

/** Says on a patient's pages that the work has ended, with a button to resume it. Nothing while it continues. */
export function DischargeNotice({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(caseloadPatientQuery(patientId));
  const [isOpen, setOpen] = useState(false);
  if (!data?.discharge) return null;
  return (
    <aside className={styles.notice} aria-label={t`Discharge`}>
      <p>
        <DischargeLine discharge={data.discharge} timeZone={data.timeZone} />
      </p>
      <Button icon={Undo2} onPress={() => setOpen(true)}>
        <Trans>Readmit</Trans>
      </Button>
      {isOpen && (
        <ReadmitDialog
          patientId={patientId}
          patient={data.patientUsername}
          onClose={() => setOpen(false)}
        />
      )}
    </aside>
  );
}
