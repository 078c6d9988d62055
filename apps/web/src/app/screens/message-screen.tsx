import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./screen.module.css";

export interface MessageScreenProps {
  readonly title: string;
  readonly picture?: LucideIcon;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that says one thing. */
export function MessageScreen({ title, picture: Picture, children, actions }: MessageScreenProps) {
  return (
    <div className={styles.screen}>
      {Picture && <Picture aria-hidden className={styles.picture} strokeWidth={1.5} />}
      <PageHeading>{title}</PageHeading>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
