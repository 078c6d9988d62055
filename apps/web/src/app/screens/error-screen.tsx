import { Trans, useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { errorText } from "../../lib/error-text.ts";
import { reloadIfSafe } from "../../lib/renewal.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ChunkLoadError } from "../../lib/part-missing.ts";
import { reloadForMissingChunk } from "../renewal/reload-for-missing-chunk.ts";
import styles from "./screen.module.css";

/** Nothing of the page may be left, not even the layout that provides `main` and manages the focus. */
function standAlone(screen: HTMLElement | null): void {
  if (!screen) return;
  if (!screen.closest("main")) screen.role = "main";
  screen.querySelector("h1")?.focus();
}

/** Takes the place of a screen that could not be shown. */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactElement {
  const { t } = useLingui();
  const router = useRouter();
  const isPartMissing = error instanceof ChunkLoadError;
  const retry = async () => {
    // React does not retry a lazy component that failed to load.
    if (isPartMissing && (await reloadIfSafe())) return;
    reset();
    await router.invalidate();
  };
  useEffect(() => (isPartMissing ? reloadForMissingChunk() : undefined), [isPartMissing]);
  return (
    <div className={styles.screen} ref={standAlone}>
      <ErrorState
        heading={<PageHeading>{t`Oh no, something is wrong :-/`}</PageHeading>}
        kept={t`Your saved work is safe.`}
        onRetry={() => void retry()}
        // Not by the router, which may have nothing left to show; without a network it leads to what is kept here.
        action={
          <a href="/" className={buttonClass({})}>
            <Trans>Go to the start page</Trans>
          </a>
        }
      >
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
