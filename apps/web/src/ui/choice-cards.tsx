import { createLink } from "@tanstack/react-router";
import { ExternalLink, type LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ReactNode, Ref } from "react";
import styles from "./choice-cards.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

interface ChoiceCardsProps {
  readonly children: ReactNode;
  /** Side by side where there is room. */
  readonly isGrid?: boolean;
}

/** A question whose answers lead to pages of their own. */
export const ChoiceCards = ({ children, isGrid }: ChoiceCardsProps) => (
  <ul className={classes(styles.cards, isGrid && styles.grid)}>{children}</ul>
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
  /** Announced if the link opens in a new tab. */
  readonly opensTab?: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const Card = ({ icon: Picture, name, children, opensTab, ref, ...rest }: CardProps) => (
  <li>
    <a {...rest} ref={ref} className={styles.card}>
      <Picture aria-hidden strokeWidth={1.5} />
      <span className={styles.words}>
        <span className={styles.title}>{name}</span>
        <span className={styles.note}>{children}</span>
        {opensTab && (
          <span className={styles.tab}>
            <Icon of={ExternalLink} /> {opensTab}
          </span>
        )}
      </span>
    </a>
  </li>
);

/** One of the answers: it leads to its page. */
export const ChoiceCard = createLink(Card);
