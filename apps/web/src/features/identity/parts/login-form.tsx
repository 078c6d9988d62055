import { useLingui } from "@lingui/react/macro";
import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "./login-form.module.css";

export interface LoginFormProps {
  readonly step: number;
  readonly steps: number;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  /** The last submission is still under way: another one waits for its answer. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** What the steps have in common: heading, place, and the error of the whole form. */
export function LoginForm({ step, steps, error, onSubmit, isBusy, children }: LoginFormProps) {
  const { t } = useLingui();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PageHeading below={t`Step ${step} of ${steps}`}>{t`Log In`}</PageHeading>
      {error !== null && (
        <div role="alert" className={styles.alert}>
          <Icon of={CircleAlert} />
          <p>{errorText(error)}</p>
        </div>
      )}
      {children}
    </form>
  );
}
