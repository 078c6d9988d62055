import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Form } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "./login-form.module.css";

export interface LoginFormProps {
  readonly step: number;
  readonly steps: number;
  /** Why the last try failed. */
  readonly error: unknown;
  readonly onSubmit: () => void;
  /** The last submission is still in progress: another one waits for its answer. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** What the steps share: heading, layout, and the error of the whole form. */
export function LoginForm({ step, steps, error, children, ...form }: LoginFormProps) {
  const { t } = useLingui();
  return (
    <div className={styles.form}>
      <PageHeading below={t`Step ${step} of ${steps}`}>{t`Log In`}</PageHeading>
      <Form {...form} error={error === null ? undefined : errorText(error)}>
        {children}
      </Form>
    </div>
  );
}
