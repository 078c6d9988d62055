import { Trans } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense } from "react";
import styles from "./on-its-way.module.css";

/** What was requested is still loading: shown if that takes longer than a moment. */
export const OnItsWay = () => (
  <p role="status" className={styles.note}>
    <Trans>One moment</Trans>
  </p>
);

/** A dialog whose code is loaded when it is first opened: the code is large, and the welcome shows no dialog. */
function opened<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Opened(props: Props) {
    return (
      <Suspense fallback={<OnItsWay />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

const loadHelp = async () => (await import("./help-dialog.tsx")).HelpDialog;
const loadSkip = async () => (await import("./skip-dialog.tsx")).SkipDialog;

export const HelpDialog = opened(loadHelp);
export const SkipDialog = opened(loadSkip);
export const UnsupportedDialog = opened(
  async () => (await import("./unsupported-dialog.tsx")).UnsupportedDialog,
);

/** Called once practice is on, so that nobody who asks for help waits for the network. */
export function fetchDialogs(): void {
  // If that fails, the tap tries again.
  Promise.all([loadHelp(), loadSkip()]).catch(() => undefined);
}
