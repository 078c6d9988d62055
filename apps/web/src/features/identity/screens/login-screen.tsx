import { lazy, Suspense, useEffect } from "react";
import { useClearServerErrors } from "../../../lib/forms/use-clear-server-errors.ts";
import { type LoginAction, loginStep } from "../login-step.ts";
import styles from "../parts/login-form.module.css";
import { NameStep } from "../parts/name-step.tsx";
import { PasswordStep } from "../parts/password-step.tsx";
import { useLogin } from "../use-login.ts";

// Few people are asked for a code or log in at their institution.
const CodeStep = lazy(async () => ({
  default: (await import("../parts/code-step.tsx")).CodeStep,
}));
const SingleSignOnStep = lazy(async () => ({
  default: (await import("../parts/single-sign-on-step.tsx")).SingleSignOnStep,
}));

const steps = {
  username: NameStep,
  password: PasswordStep,
  otp: CodeStep,
  sso: SingleSignOnStep,
} as const;

export interface LoginScreenProps {
  /** Undefined at `/login` itself. */
  readonly action: LoginAction | undefined;
  readonly returnUrl: string | undefined;
}

/** The login in three steps, each with its own address, so that the browser's Back button goes back one step. */
export function LoginScreen({ action, returnUrl }: LoginScreenProps) {
  const login = useLogin(returnUrl);
  const { goTo, giveName, givePassword, giveCode } = login;
  const step = loginStep(action, login.attempt);
  useClearServerErrors(step, giveName, givePassword, giveCode);
  const isMisplaced = action !== undefined && step === "username";

  useEffect(() => {
    if (isMisplaced) void goTo(undefined);
  });

  const Step = steps[step];
  return (
    <div className={styles.screen}>
      <Suspense>
        <Step {...login} />
      </Suspense>
    </div>
  );
}
