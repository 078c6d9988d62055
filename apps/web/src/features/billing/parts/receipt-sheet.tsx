import { Trans, useLingui } from "@lingui/react/macro";
import type { Receipt } from "@regain/contract/entities/subscription";
import { ArrowLeft, Printer } from "lucide-react";
import { accountName } from "@regain/contract/full-name";
import { useSignedIn } from "../../../lib/current-user.ts";
import { formatCents, formatDay } from "../../../lib/formats.ts";
import { canPrint } from "../../../lib/printing.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { track } from "../../tracking/api/track.ts";
import { Fact, Facts } from "./facts.tsx";
import styles from "./receipt-sheet.module.css";

function Amounts({ receipt }: { readonly receipt: Receipt }) {
  const { subtotalCents, discountCents, totalCents } = receipt;
  return (
    <table className={styles.amounts}>
      <tbody>
        <tr>
          <th scope="row">
            <Trans>Regain home practice, {receipt.planTitle}</Trans>
          </th>
          <td>{formatCents(subtotalCents)}</td>
        </tr>
        {discountCents > 0 && (
          <tr>
            <th scope="row">
              <Trans>Discount</Trans>
            </th>
            <td>−{formatCents(discountCents)}</td>
          </tr>
        )}
        <tr>
          <th scope="row">
            <Trans>Total in US dollars</Trans>
          </th>
          <td>{formatCents(totalCents)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** One receipt as printed: the links around it are only on the screen. */
export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  useHeadingFocus();
  return (
    <div className={styles.place}>
      <div className={styles.actions}>
        <LinkButton to="/account/receipts" icon={ArrowLeft}>
          <Trans>All receipts</Trans>
        </LinkButton>
        {canPrint() && (
          <Button
            look="primary"
            icon={Printer}
            onPress={() => {
              track("print", "receipt");
              print();
            }}
          >
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
      <article className={styles.sheet}>
        <Logo />
        <PageHeading below={t`Number ${receipt.number}`}>{t`Receipt`}</PageHeading>
        <Facts>
          <Fact name={t`Paid on`}>{formatDay(receipt.paidOn)}</Fact>
          <Fact name={t`Paid by`}>{accountName(user)}</Fact>
          {user.email && <Fact name={t`Email`}>{user.email}</Fact>}
          <Fact name={t`Period`}>
            {formatDay(receipt.periodFrom)} – {formatDay(receipt.periodTo)}
          </Fact>
          {receipt.status === "refunded" && <Fact name={t`Status`}>{t`Refunded in full`}</Fact>}
        </Facts>
        <Amounts receipt={receipt} />
        <div className={styles.footer}>
          <SupportContacts />
        </div>
      </article>
    </div>
  );
}
