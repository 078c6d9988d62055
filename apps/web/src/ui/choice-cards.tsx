import { createLink } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./choice-cards.module.css";

/** A question whose answers are pages of their own. */
export const ChoiceCards = ({ children }: { readonly children: ReactNode }) => (
  <ul className={styles.cards}>{children}</ul>
);

interface CardProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "className" | "style" | "title"
> {
  readonly icon: LucideIcon;
  /** The answer. */
  readonly name: string;
  /** Whom it is for. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const Card = ({ icon: Picture, name, children, ref, ...rest }: CardProps) => (
  <li>
    <a {...rest} ref={ref} className={styles.card}>
      <Picture aria-hidden strokeWidth={1.5} />
      <span className={styles.words}>
        <span className={styles.title}>{name}</span>
        <span className={styles.note}>{children}</span>
      </span>
    </a>
  </li>
);

/** One of the answers: it leads to its page. */
export const ChoiceCard = createLink(Card);
