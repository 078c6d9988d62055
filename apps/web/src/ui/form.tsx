import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import styles from "./form.module.css";
import { Icon } from "./icon.tsx";

export interface FormProps {
  readonly onSubmit: () => void;
  /** The last submission is still under way: another one waits for its answer. */
  readonly isBusy?: boolean;
  /** Why the last try failed, where no field says it. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A form that is judged by its own rules, with the error of the whole form on top. */
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

/** What a form's steps are gone through with: the way on last, so that Enter takes it. */
export const FormButtons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.buttons}>{children}</div>
);

/** A form alone on its page, as wide as is easy to read. */
export const FormPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.page}>{children}</div>
);
