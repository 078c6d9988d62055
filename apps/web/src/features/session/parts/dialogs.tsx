import { Trans } from "@lingui/react/macro";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import styles from "./on-its-way.module.css";

/** What was requested is still loading: shown if that takes longer than a moment. */
export const OnItsWay = () => (
  <p role="status" className={styles.note}>
    <Trans>One moment</Trans>
  </p>
);

// Their code is large, and the welcome shows no dialog.
const loadHelp = async () => (await import("./help-dialog.tsx")).HelpDialog;
const loadSkip = async () => (await import("./skip-dialog.tsx")).SkipDialog;

export const HelpDialog = lazyDialog(loadHelp, <OnItsWay />);
export const SkipDialog = lazyDialog(loadSkip, <OnItsWay />);
export const UnsupportedDialog = lazyDialog(
  async () => (await import("./unsupported-dialog.tsx")).UnsupportedDialog,
  <OnItsWay />,
);

/** Called once practice is on, so that nobody who asks for help waits for the network. */
export function fetchDialogs(): void {
  // If that fails, the tap tries again.
  Promise.all([loadHelp(), loadSkip()]).catch(() => undefined);
}
