import type { ReactNode, Ref } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useTapOutside } from "./use-tap-outside.ts";
import styles from "./dialog.module.css";

export interface DialogProps {
  readonly title: string;
  /** Given if the dialog may move on to another question: its heading can then take the focus. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
  readonly isOpen: boolean;
  /** Called on Escape and on a tap outside, if that closes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons, with the one that moves on last. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
  /** A full workspace: as large as the screen allows. */
  readonly large?: boolean;
  /** On a phone it takes the whole screen. */
  readonly fillsPhone?: boolean;
  /** A tap outside does nothing: something would be lost. */
  readonly holds?: boolean;
  /** Neither does Escape: what it shows is lost with it, and its buttons are the only way out. */
  readonly ignoresEscape?: boolean;
}

/** A question or a small task above the page; the focus stays inside and returns to where it was. */
export function Dialog({
  title,
  titleRef,
  isOpen,
  onClose,
  children,
  actions,
  wide,
  large,
  fillsPhone,
  holds,
  ignoresEscape,
}: DialogProps) {
  const closesOnTapOutside = useTapOutside(isOpen);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      isDismissable={!holds}
      isKeyboardDismissDisabled={ignoresEscape ?? false}
      shouldCloseOnInteractOutside={closesOnTapOutside}
      className={styles.veil ?? ""}
    >
      <Modal
        className={styles.modal ?? ""}
        data-wide={wide ? "" : undefined}
        data-large={large ? "" : undefined}
        data-fills-phone={fillsPhone ? "" : undefined}
      >
        <AriaDialog className={styles.dialog ?? ""}>
          <Heading
            slot="title"
            {...(titleRef && { ref: titleRef, tabIndex: -1 })}
            className={styles.title ?? ""}
          >
            {title}
          </Heading>
          <div>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
