import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { type LucideIcon, UserPlus, UserRoundCheck } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "../add-patient.module.css";
import type { PatientKind } from "../patient-kind.ts";

interface KindProps {
  readonly kind: PatientKind;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

const Kind = ({ kind, icon: Picture, title, children }: KindProps) => (
  <li>
    <Link to="/dashboard/add-patient" search={{ type: kind }} className={styles.kind}>
      <Picture aria-hidden strokeWidth={1.5} />
      <span>
        <strong>{title}</strong>
        <span>{children}</span>
      </span>
    </Link>
  </li>
);

/** Before the first step. */
export function ChooseKind() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading>{t`Add patient`}</PageHeading>
      <ul className={styles.kinds}>
        <Kind kind="new" icon={UserPlus} title={t`New patient`}>
          <Trans>Has no account yet. 5 short steps, no name and no email needed.</Trans>
        </Kind>
        <Kind kind="existing" icon={UserRoundCheck} title={t`Existing patient`}>
          <Trans>Has an account. The patient types their password once.</Trans>
        </Kind>
      </ul>
    </>
  );
}
