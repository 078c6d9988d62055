import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, Ref } from "react";
import styles from "./text-link.module.css";

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "style"> {
  readonly ref?: Ref<HTMLAnchorElement>;
}

function TextAnchor({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={styles.link}>
      {children}
    </a>
  );
}

/** A link inside a sentence, to a screen of the app. */
export const TextLink = createLink(TextAnchor);
