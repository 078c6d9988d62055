import { useLingui } from "@lingui/react/macro";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import styles from "./choose-plan.module.css";

/** Shown until it is known who is here and what they are offered. */
export function PlansLoading() {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageHeading>{t`One moment, please`}</PageHeading>
      <Skeleton shape="block" count={2} />
    </div>
  );
}
