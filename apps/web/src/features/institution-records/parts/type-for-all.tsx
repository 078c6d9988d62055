import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type ListRow, withoutType } from "../people-list.ts";
import type { PeopleList } from "../use-people-list.ts";
import styles from "./type-for-all.module.css";

/** For lists with addresses only: one choice for all of them. */
export function TypeForAll({
  rows,
  correct: correctAll,
}: Pick<PeopleList, "correct"> & { rows: readonly ListRow[] }) {
  const { t } = useLingui();
  const correct = useMutation({ mutationFn: correctAll });
  const wanting = withoutType(rows);
  if (wanting.length === 0) return null;
  const choose = (type: "clinician" | "patient") => {
    if (!correct.isPending) correct.mutate({ rows: wanting, change: { type } });
  };
  return (
    <section className={styles.box} aria-label={t`Type for rows without one`}>
      <p>
        <Plural
          value={wanting.length}
          one="# row does not say whether it is for a clinician or a patient."
          other="# rows do not say whether they are for clinicians or patients."
        />
      </p>
      <Row>
        <Button isBusy={correct.isPending} onPress={() => choose("patient")}>
          <Trans>All are patients</Trans>
        </Button>
        <Button isBusy={correct.isPending} onPress={() => choose("clinician")}>
          <Trans>All are clinicians</Trans>
        </Button>
      </Row>
      {correct.error && <p role="alert">{errorText(correct.error)}</p>}
    </section>
  );
}
