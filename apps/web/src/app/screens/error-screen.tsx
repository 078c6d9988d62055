import { useLingui } from "@lingui/react/macro";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { errorText } from "../../lib/error-text.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import styles from "./screen.module.css";

/** Stands where a screen could not be shown. */
export function ErrorScreen({ error, reset }: ErrorComponentProps): ReactElement {
  const { t } = useLingui();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.screen}>
      <ErrorState
        title={t`Oh no, something is wrong :-/`}
        kept={t`Your saved work is safe.`}
        onRetry={retry}
      >
        {errorText(error)}
      </ErrorState>
    </div>
  );
}
