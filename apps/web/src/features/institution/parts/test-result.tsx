import { Trans, useLingui } from "@lingui/react/macro";
import type { SignInTest } from "@regain/contract/entities/sign-in-settings";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { outcomeWords } from "../sign-in-words.ts";
import styles from "./settings.module.css";

/** What a test of the single sign-on found, or why it failed. */
export function TestResult({ result }: { readonly result: SignInTest }) {
  const { i18n } = useLingui();
  const { outcome, found } = result;
  const hasFailed = outcome !== "works";
  const issuer = found?.issuer ?? "";
  const host = found?.signInHost ?? "";
  const strengths = found?.strengths?.join(", ");
  return (
    <div className={styles.result} data-failed={hasFailed || undefined}>
      <Icon of={hasFailed ? CircleAlert : CircleCheck} />
      <Stack gap={1}>
        <p>
          <strong>{i18n._(outcomeWords[outcome])}</strong>
        </p>
        {found && (
          <p>
            <Trans>
              Found: {issuer}. Your clinicians would log in at {host}.
            </Trans>
          </p>
        )}
        {strengths && (
          <p>
            <Trans>Strengths (acr) that it offers: {strengths}.</Trans>
          </p>
        )}
        {!hasFailed && found?.client === "accepted" && (
          <p>
            <Trans>It recognizes the client ID, and the secret is right.</Trans>
          </p>
        )}
        {!hasFailed && found?.client === "unknown" && (
          <p>
            <Trans>
              It does not say whether the client ID and secret are right until somebody logs in.
              Please check them carefully.
            </Trans>
          </p>
        )}
      </Stack>
    </div>
  );
}
