import { Trans, useLingui } from "@lingui/react/macro";
import type { Receipt } from "@regain/contract/entities/subscription";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatCents, formatDay } from "../../../lib/formats.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { receiptsQuery } from "../api/receipts.ts";
import { ReceiptSheet } from "../parts/receipt-sheet.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import styles from "./receipts-screen.module.css";

function Entry({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useLingui();
  const date = formatDay(receipt.paidOn);
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <p className={styles.amount}>
          {formatCents(receipt.totalCents)}
          {receipt.status === "refunded" && (
            <>
              {" – "}
              <Trans>refunded</Trans>
            </>
          )}
        </p>
        <p>
          <Trans>Paid on {date}</Trans>
        </p>
        <p className={styles.quiet}>
          {receipt.planTitle}, {formatDay(receipt.periodFrom)} – {formatDay(receipt.periodTo)}
        </p>
      </div>
      <LinkButton
        to="/account/receipts"
        search={{ receipt: receipt.id }}
        icon={ReceiptText}
        aria-label={t`Open the receipt of ${date}`}
      >
        <Trans>Open</Trans>
      </LinkButton>
    </li>
  );
}

interface NoReceiptsProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Receipts come from the card provider, which may be unreachable. */
function NoReceipts({ error, onRetry }: NoReceiptsProps) {
  const { t } = useLingui();
  if (!isRefusedWith(error, "payments-unavailable"))
    return <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>;
  return (
    <ErrorState
      title={t`We cannot get your receipts right now`}
      kept={t`They are not lost.`}
      onRetry={onRetry}
    >
      <Trans>Please try again in a few minutes.</Trans>
    </ErrorState>
  );
}

export interface ReceiptsScreenProps {
  /** The id of the receipt shown on its own. */
  readonly shown: string | undefined;
}

/** A patient's payments, each also as a sheet to print. */
export function ReceiptsScreen({ shown }: ReceiptsScreenProps) {
  const { t } = useLingui();
  const { userId } = useSignedIn().user;
  const { data, error, isPending, refetch } = useQuery(receiptsQuery(userId));
  const receipts = data?.receipts ?? [];
  const one = receipts.find(({ id }) => id === shown);
  if (one) return <ReceiptSheet key={one.id} receipt={one} />;
  return (
    <>
      <PageHeading>{t`Receipts`}</PageHeading>
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <NoReceipts error={error} onRetry={() => void refetch()} />}
      {data && receipts.length === 0 && (
        <EmptyState title={t`No receipts yet`} picture={ReceiptText}>
          <p>
            <Trans>After each payment, you will find its receipt here.</Trans>
          </p>
        </EmptyState>
      )}
      {receipts.length > 0 && (
        <ul className={styles.list}>
          {receipts.map((receipt) => (
            <Entry key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </>
  );
}
