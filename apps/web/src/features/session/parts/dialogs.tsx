import { Trans } from "@lingui/react/macro";
import { type ComponentType, lazy, Suspense } from "react";
import styles from "./on-its-way.module.css";

/** What was asked for is still being loaded: said where that takes longer than a blink. */
export const OnItsWay = () => (
  <p role="status" className={styles.note}>
    <Trans>One moment</Trans>
  </p>
);

/** A dialog whose code is loaded when it is first wanted: what opens one is large, and the welcome shows none. */
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

/** Once the practice is on: whoever asks for help then does not wait for the network. */
export function fetchDialogs(): void {
  // Where that fails, the tap tries again.
  Promise.all([loadHelp(), loadSkip()]).catch(() => undefined);
}
