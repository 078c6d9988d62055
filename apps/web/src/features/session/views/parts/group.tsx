import type { ComponentProps } from "react";
import { classes } from "../../../../ui/classes.ts";
import { followArrows } from "./arrow-keys.ts";
import styles from "./group.module.css";

interface GroupProps extends Omit<ComponentProps<"fieldset">, "ref" | "name"> {
  readonly name: string;
}

/** Buttons that belong together: named, and the arrow keys move among them. */
export function Group({ name, className, ...rest }: GroupProps) {
  return (
    <fieldset
      {...rest}
      ref={followArrows}
      aria-label={name}
      className={classes(styles.group, className)}
    />
  );
}
