import styles from "./button.module.css";
import { classes } from "./classes.ts";

export interface ButtonLook {
  /** `primary`: the one thing to do here. `plain`: the rest. `quiet`: beside them. `danger`: it deletes. */
  readonly look?: "primary" | "plain" | "quiet" | "danger";
  readonly size?: "normal" | "large";
  /** As wide as the column it stands in. */
  readonly wide?: boolean;
}

export const buttonClass = ({ look = "plain", size, wide }: ButtonLook): string =>
  classes(styles.button, styles[look], size === "large" && styles.large, wide && styles.wide);

export const squareButtonClass = (look: ButtonLook["look"]): string =>
  classes(buttonClass(look ? { look } : {}), styles.square);
