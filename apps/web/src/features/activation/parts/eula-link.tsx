import { Trans } from "@lingui/react/macro";
import { outsideLinks } from "../../../lib/support.ts";

/** The agreement opens in a tab of its own: what was typed stays where it is. */
export const EulaLink = () => (
  <p>
    <a href={outsideLinks.eula} target="_blank" rel="noreferrer">
      <Trans>Read the license agreement</Trans>
    </a>
  </p>
);
