import { Trans } from "@lingui/react/macro";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { CircleCheck, CirclePause, CircleX, ClockAlert, type LucideIcon, Mail } from "lucide-react";
import { formatInstant } from "../../../lib/formats.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./user-status.module.css";

const looks: Readonly<
  Record<InstitutionUser["status"], readonly [LucideIcon, string | undefined]>
> = {
  ACTIVE: [CircleCheck, styles.good],
  INVITED: [Mail, styles.open],
  EXPIRED: [ClockAlert, styles.late],
  DECLINED: [CircleX, styles.over],
  SUSPENDED: [CirclePause, styles.shut],
};

export function UserStatus({ row }: { readonly row: InstitutionUser }) {
  const [picture, tone] = looks[row.status];
  const date = row.deletionDueAt && formatInstant(row.deletionDueAt);
  return (
    <>
      <span className={classes(styles.status, tone)}>
        <Icon of={picture} />
        {row.statusDisplay}
      </span>
      {date && (
        <span className={styles.ends}>
          <Trans>Will be deleted on {date}</Trans>
        </span>
      )}
    </>
  );
}
