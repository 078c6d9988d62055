import { Trans } from "@lingui/react/macro";
import { eula } from "@regain/contract/calls/signup/eula";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { Icon } from "../../ui/icon.tsx";
import { call } from "../api.ts";
import { outsideLinks } from "../support.ts";
import styles from "./eula-field.module.css";
import { FormCheckbox } from "./fields.tsx";

/** Where the agreement can be read. */
const eulaQuery = queryOptions({
  queryKey: ["eula"],
  queryFn: async ({ signal }) => {
    const answer = await call(eula, {}, { signal });
    return "url" in answer ? answer : null;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** Opens in a new tab, so that what was typed is not lost. */
export function EulaLink({ children }: { readonly children: ReactNode }) {
  const { data } = useQuery(eulaQuery);
  return (
    <a href={data?.url ?? outsideLinks.eula} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

export interface EulaFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Each call names it differently. */
  readonly name: FieldPathByValue<Values, boolean>;
}

/** The agreement, which must be accepted and can be read first. */
export const EulaField = <Values extends FieldValues>(props: EulaFieldProps<Values>) => (
  <div className={styles.eula}>
    <FormCheckbox {...props} isRequired>
      <Trans>I accept the license agreement (EULA)</Trans>
    </FormCheckbox>
    <EulaLink>
      <Icon of={ExternalLink} /> <Trans>Read the license agreement</Trans>
    </EulaLink>
  </div>
);
