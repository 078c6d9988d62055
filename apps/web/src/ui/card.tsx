import type { ReactNode } from "react";
import styles from "./card.module.css";

export interface CardProps {
  readonly children: ReactNode;
  /** The id of the heading inside, which makes the card a region with a name. */
  readonly labelledBy?: string;
}

/** A surface that holds one thing. Never a card inside a card. */
export function Card({ children, labelledBy }: CardProps) {
  return (
    <section className={styles.card} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
