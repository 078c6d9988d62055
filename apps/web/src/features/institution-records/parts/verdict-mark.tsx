import { useLingui } from "@lingui/react/macro";
import { CircleAlert, CircleCheck, type LucideIcon, Mail } from "lucide-react";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { groupOf, type ListRow, type Shown } from "../people-list.ts";
import { verdictTexts } from "../verdict-text.ts";
import styles from "./verdict-mark.module.css";

const icons: Readonly<Record<Exclude<Shown, "all">, LucideIcon>> = {
  ready: Mail,
  done: CircleCheck,
  problem: CircleAlert,
};

/** What happens to a row. */
export function VerdictMark({ row }: { readonly row: ListRow }) {
  const { i18n } = useLingui();
  const group = groupOf(row);
  return (
    <span className={classes(styles.mark, styles[group])}>
      <Icon of={icons[group]} />
      {i18n._(verdictTexts[row.verdict])}
    </span>
  );
}
