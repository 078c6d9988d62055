import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { Dialog } from "react-aria-components/Dialog";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "./button.tsx";
import styles from "./date-field.module.css";
import modal from "./dialog.module.css";
import { Popover } from "./popover.tsx";
import { useTapOutsideOpened } from "./use-tap-outside.ts";

export interface DatePopoverProps {
  readonly label: string;
  /** There is room for only one month. */
  readonly isNarrow: boolean;
  /** Instructions, in one sentence. */
  readonly hint: string;
  readonly children: (close: () => void) => ReactNode;
}

function Content({ label, hint, children }: Omit<DatePopoverProps, "isNarrow">) {
  return (
    <Dialog className={styles.content ?? ""} aria-label={label}>
      {({ close }) => (
        <>
          {children(close)}
          <div className={styles.foot}>
            <span className={styles.hint}>{hint}</span>
            <Button look="quiet" onPress={close}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

/** Where a field's calendar opens: next to the field, or centered on a screen too small for that. */
export function DatePopover({ isNarrow, ...content }: DatePopoverProps) {
  const closesOnTapOutside = useTapOutsideOpened();
  if (!isNarrow)
    return (
      <Popover className={styles.popover ?? ""}>
        <Content {...content} />
      </Popover>
    );
  return (
    <ModalOverlay
      isDismissable
      shouldCloseOnInteractOutside={closesOnTapOutside}
      className={modal.veil ?? ""}
    >
      <Modal className={styles.sheet ?? ""}>
        {/* Its buttons must not inherit the opening button's props; a popover takes care of that by itself. */}
        <ButtonContext value={null}>
          <Content {...content} />
        </ButtonContext>
      </Modal>
    </ModalOverlay>
  );
}
