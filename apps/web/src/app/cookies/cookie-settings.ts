import { t } from "@lingui/core/macro";
import { createElement, type ReactElement } from "react";
import { flash } from "../../lib/flash.ts";
import { loadMessages } from "../../lib/i18n.ts";
import { observable, useObservable } from "../../lib/observable.ts";

const shown = observable<ReactElement | undefined>(undefined);

const onClose = (): void => shown.set(undefined);

/** Opens the settings, loading their code and texts first. */
export async function openCookieSettings(): Promise<void> {
  try {
    const [{ CookieDialog }] = await Promise.all([
      import("../../features/tracking/screens/cookie-dialog.tsx"),
      loadMessages(["tracking"]),
    ]);
    shown.set(createElement(CookieDialog, { onClose }));
  } catch {
    flash(t`This could not be opened. Please try again.`, { type: "error" });
  }
}

/** The settings while they are open. */
export const useCookieSettings = (): ReactElement | undefined => useObservable(shown);
