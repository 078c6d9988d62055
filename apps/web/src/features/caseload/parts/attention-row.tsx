import { Trans, useLingui } from "@lingui/react/macro";
import type { Attention } from "@regain/contract/entities/caseload";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { useLeaveOut, useDismissAttention, useRestoreAttention } from "../api/caseload.ts";
import styles from "./attention-list.module.css";

export interface AttentionRowProps {
  readonly item: Attention;
  /** The action: a link or a button. */
  readonly action: ReactNode;
}

/** One reason to look at a patient. A dismissed one can be restored until the page is left. */
export function AttentionRow({ item, action }: AttentionRowProps) {
  const { t } = useLingui();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = useDismissAttention();
  const restore = useRestoreAttention();
  const { patientId, patientUsername: patient, text } = item;
  const say = (error: unknown) => flash(errorText(error), { type: "error" });
  const actions = useRef<HTMLDivElement>(null);
  const focusNext = useRef(false);
  // The pressed button is gone: the focus moves to what replaced it.
  useEffect(() => {
    if (focusNext.current) actions.current?.querySelector<HTMLElement>("a, button")?.focus();
    focusNext.current = false;
  });
  // On coming back, it must not reappear as if it had not been dismissed.
  const leaveOut = useLeaveOut(item);
  const wasDismissed = useRef(false);
  useEffect(
    () => () => {
      if (wasDismissed.current) leaveOut();
    },
    [leaveOut],
  );
  const toggle = (change: typeof dismiss, next: boolean) => {
    if (!change.isPending)
      change.mutate(item, {
        onSuccess: () => {
          focusNext.current = true;
          wasDismissed.current = next;
          setDismissed(next);
        },
        onError: say,
      });
  };

  if (isDismissed)
    return (
      <li className={styles.row}>
        <output className={styles.dismissed}>
          <Trans>{patient}: dismissed until something new happens, for 2 weeks at most.</Trans>
        </output>
        <div ref={actions} className={styles.actions}>
          <Button onPress={() => toggle(restore, false)}>
            <Trans>Undo</Trans>
          </Button>
        </div>
      </li>
    );
  return (
    <li className={styles.row}>
      <b className={styles.patient}>{patient}</b>
      <span>{text}</span>
      <div ref={actions} className={styles.actions}>
        {action}
        <LinkButton
          to="/dashboard/patient/$patientId/report"
          params={{ patientId }}
          aria-label={t`Open ${patient}`}
        >
          <Trans>Open</Trans>
        </LinkButton>
        <IconButton
          icon={X}
          look="quiet"
          name={t`Dismiss: ${patient}`}
          onPress={() => toggle(dismiss, true)}
        />
      </div>
    </li>
  );
}
