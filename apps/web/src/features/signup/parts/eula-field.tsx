import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { outsideLinks } from "../../../lib/support.ts";
import { Icon } from "../../../ui/icon.tsx";
import { eulaQuery } from "../api/sign-up.ts";
import styles from "./sign-up.module.css";
import type { StepProps } from "./step-props.ts";

/** The agreement opens in a tab of its own: what was typed stays where it is. */
export function EulaField({ stepForm: { form } }: StepProps) {
  const { data } = useQuery(eulaQuery);
  return (
    <div className={styles.eula}>
      <FormCheckbox control={form.control} name="acceptedEula" isRequired>
        <Trans>I accept the license agreement (EULA)</Trans>
      </FormCheckbox>
      <a href={data?.url ?? outsideLinks.eula} target="_blank" rel="noreferrer">
        <Icon of={ExternalLink} /> <Trans>Read the license agreement</Trans>
      </a>
    </div>
  );
}
