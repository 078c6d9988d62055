import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Attention } from "@regain/contract/entities/caseload";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { attentionQuery } from "../api/caseload.ts";
import styles from "./attention-list.module.css";
import { AttentionRow } from "./attention-row.tsx";

/** Until somebody asks for the rest, so that the patient list stays in view. */
const shownAtFirst = 4;

export interface AttentionListProps {
  /** The action for a reason. */
  readonly renderAction: (item: Attention) => ReactNode;
}

/** Who needs the clinician today, and why. */
export function AttentionList({ renderAction }: AttentionListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(attentionQuery);
  const [isWhole, setWhole] = useState(false);
  if (error && !data)
    return (
      <ErrorState title={t`We could not check who needs you`} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton count={2} label={t`Checking who needs you`} />;
  const { items } = data;
  const count = new Set(items.map(({ patientId }) => patientId)).size;
  if (count === 0)
    return (
      <p className={styles.nobody}>
        <Icon of={CircleCheck} /> <Trans>Nobody needs you today.</Trans>
      </p>
    );
  const others = items.length - shownAtFirst;
  const shown = items.slice(0, isWhole ? items.length : shownAtFirst);
  const named = new Set(shown.map(({ patientId }) => patientId));
  const unnamed = items.filter(({ patientId }) => !named.has(patientId));
  const names = [...new Set(unnamed.map(({ patientUsername }) => patientUsername))];
  return (
    <section className={styles.box} aria-labelledby="needs-you">
      <h2 id="needs-you" className={styles.heading}>
        <Trans>Needs you today: {count}</Trans>
      </h2>
      <ul className={styles.rows}>
        {shown.map((item) => (
          <AttentionRow
            key={`${item.patientId} ${item.kind}`}
            item={item}
            action={renderAction(item)}
          />
        ))}
      </ul>
      {others > 0 && (
        <div className={styles.more}>
          <Button look="quiet" onPress={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? (
              <Trans>Show fewer</Trans>
            ) : (
              <Plural value={others} one="Show # more" other="Show # more" />
            )}
          </Button>
          {names.length > 0 && <p className={styles.names}>{names.join(", ")}</p>}
        </div>
      )}
    </section>
  );
}
