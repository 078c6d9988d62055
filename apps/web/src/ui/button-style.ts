import styles from "./button.module.css";
import { classes } from "./classes.ts";

export interface ButtonLook {
  /** `primary`: the one main action. `plain`: the others. `quiet`: secondary to those. `danger`: it deletes. */
  readonly look?: "primary" | "plain" | "quiet" | "danger";
  readonly size?: "normal" | "large";
  /** As wide as its column. */
  readonly wide?: boolean;
}

export const buttonClass = ({ look = "plain", size, wide }: ButtonLook): string =>
  classes(styles.button, styles[look], size === "large" && styles.large, wide && styles.wide);

export const squareButtonClass = (look: ButtonLook["look"]): string =>
  classes(buttonClass(look ? { look } : {}), styles.square);
