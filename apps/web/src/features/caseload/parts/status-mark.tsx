import { Trans, useLingui } from "@lingui/react/macro";
import type { PatientRow, PatientStatus } from "@regain/contract/entities/caseload";
import { Archive, CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Toggletip } from "../../../ui/toggletip.tsx";
import styles from "./status-mark.module.css";

/** By the icon's number in the wire format. */
const icons: Readonly<
  Record<PatientStatus["statusIcon"], readonly [LucideIcon, string | undefined]>
> = {
  1: [CircleCheck, styles.good],
  2: [CircleDashed, styles.open],
  3: [CircleAlert, styles.alarm],
};

const looks: Readonly<
  Partial<Record<PatientStatus["kind"], readonly [LucideIcon, string | undefined]>>
> = {
  discharged: [Archive, styles.open],
  light: [CircleCheck, styles.open],
};

/** The practice status; a press explains it, and leads on. */
export function StatusMark({ row }: { readonly row: PatientRow }) {
  const { t } = useLingui();
  const { kind, statusIcon, statusLabel, statusPopup } = row.status;
  const [picture, tone] = looks[kind] ?? icons[statusIcon];
  const { patientId, patientUsername } = row;
  const trigger = (
    <Button
      className={classes(styles.status, tone)}
      aria-label={t`${{ status: statusLabel }}, ${{ patient: patientUsername }}. Why?`}
    >
      <Icon of={picture} />
      {statusLabel}
    </Button>
  );
  return (
    <Toggletip trigger={trigger} name={t`Status of ${{ patient: patientUsername }}`}>
      <p>{statusPopup}</p>
      {kind === "not-started" ? (
        <TextLink
          to="/dashboard/request-brochure/$patientId/$sourceView"
          params={{ patientId, sourceView: "dashboard" }}
        >
          <Trans>Let's change that</Trans>
        </TextLink>
      ) : (
        <TextLink to="/dashboard/patient/$patientId/report" params={{ patientId }}>
          <Trans>Review Performance</Trans>
        </TextLink>
      )}
    </Toggletip>
  );
}
