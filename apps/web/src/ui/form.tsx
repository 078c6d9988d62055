import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import styles from "./form.module.css";
import { Icon } from "./icon.tsx";

export interface FormProps {
  readonly onSubmit: () => void;
  /** The last submission is still in progress: another one waits for its answer. */
  readonly isBusy?: boolean;
  /** Why the last try failed, if no field shows it. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A form validated by its own rules, with errors about the whole form at the top. */
export function Form({ onSubmit, isBusy, error, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {error !== undefined && (
        <div role="alert" className={styles.alert}>
          <Icon of={CircleAlert} />
          <p>{error}</p>
        </div>
      )}
      {children}
    </form>
  );
}

/** The buttons of a form's steps: the way forward comes last, so that Enter activates it. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);

/** A form alone on its page, at an easily readable width. */
export const FormPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
