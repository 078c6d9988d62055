import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Figures with their labels. */
export const Facts = ({ children }: { readonly children: ReactNode }) => (
  <dl className={styles.facts}>{children}</dl>
);

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
