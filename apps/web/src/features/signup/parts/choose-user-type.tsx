import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { HeartPulse, Stethoscope } from "lucide-react";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "./sign-up.module.css";

/** The first question: who signs up? */
export function ChooseUserType() {
  const { t } = useLingui();
  return (
    <>
      <PageHeading below={t`Who will use Regain?`}>{t`Sign Up`}</PageHeading>
      <ul className={styles.choices}>
        <li>
          <Link
            to="/signup"
            search={(given) => ({ ...given, userType: "patient" })}
            state={{ signUpStep: 0 }}
            className={styles.choice}
          >
            <HeartPulse aria-hidden strokeWidth={1.5} />
            <span>
              <strong>
                <Trans>I want to practice</Trans>
              </strong>
              <span>
                <Trans>For patients, and for family members who help</Trans>
              </span>
            </span>
          </Link>
        </li>
        <li>
          <Link
            to="/signup"
            search={(given) => ({ ...given, userType: "clinician" })}
            state={{ signUpStep: 0 }}
            className={styles.choice}
          >
            <Stethoscope aria-hidden strokeWidth={1.5} />
            <span>
              <strong>
                <Trans>I am a clinician</Trans>
              </strong>
              <span>
                <Trans>For therapists, physicians and students</Trans>
              </span>
            </span>
          </Link>
        </li>
      </ul>
    </>
  );
}
