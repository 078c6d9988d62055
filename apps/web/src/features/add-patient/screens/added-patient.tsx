import { accountName } from "@regain/contract/full-name";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { Button } from "../../../ui/button.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import styles from "../add-patient.module.css";
import { WaysIn } from "../parts/ways-in.tsx";

interface AddedPatientProps {
  readonly patientId: string;
  readonly onClose: () => void;
}

/** Above the patient list: who was just added, and how to get them started at home. */
export function AddedPatient({ patientId, onClose }: AddedPatientProps) {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = useQuery(homeAccessQuery(patientId));
  useEffect(() => heading.current?.focus(), []);
  // An address that was kept, of somebody who is with a colleague by now.
  const isGone = isRefusedWith(error, "not-found");
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  if (isGone) return null;
  const name = data ? accountName(data) : t`The patient`;
  return (
    <section className={styles.added} aria-labelledby={headingId}>
      <div className={styles.addedTop}>
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            <Trans>{name} is now one of your patients</Trans>
          </h2>
          {data && !data.isDischarged && (
            <p>
              <Trans>The homework is ready. Now show the patient how to get to it.</Trans>
            </p>
          )}
        </div>
        <Button icon={X} onPress={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <WaysIn patientId={patientId} />
    </section>
  );
}
