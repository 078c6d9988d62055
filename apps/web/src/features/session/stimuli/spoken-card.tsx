import { Trans } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./stimulus-list.module.css";

/** Stands for what is heard; the cue buttons say it again. */
export function SpokenCard() {
  return (
    <p className={styles.spoken}>
      <Icon of={Volume2} />
      <Trans>Listen.</Trans>
    </p>
  );
}
