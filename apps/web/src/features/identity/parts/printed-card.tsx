import { Trans, useLingui } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { canPrint } from "../../../lib/printing.ts";
import { Button } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { track } from "../../tracking/api/track.ts";
import styles from "./printed-card.module.css";

export interface PrintedCardProps {
  readonly name: string;
  readonly code: string;
  /** The address encoded in the QR code. */
  readonly address: string;
}

/** The card as printed: nothing else of the page is on the paper. */
export function PrintedCard({ name, code, address }: PrintedCardProps) {
  const { t } = useLingui();
  const { host } = new URL(address);
  const card = useRef<HTMLElement>(null);
  // The button that made it has moved out of sight.
  useEffect(() => card.current?.focus(), []);
  return (
    <div className={styles.place}>
      <section ref={card} tabIndex={-1} className={styles.card} aria-label={t`Sign-in card`}>
        <Logo />
        <p className={styles.name}>{name}</p>
        <QrCode text={address} label={t`QR code that opens the login`} />
        <p>
          <Trans>Point the camera of your tablet at the square. Or type this code:</Trans>
        </p>
        <p className={styles.code}>{code}</p>
        <p className={styles.where}>{host}/login/card</p>
        <p className={styles.note}>
          <Trans>Keep this card safe, like a key. Anyone who has it can log in.</Trans>
        </p>
      </section>
      {canPrint() && (
        <Button
          look="primary"
          icon={Printer}
          onPress={() => {
            track("print", "sign-in-card");
            print();
          }}
        >
          <Trans>Print the card</Trans>
        </Button>
      )}
    </div>
  );
}
