import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { Logo } from "../../ui/logo.tsx";
import styles from "./header.module.css";

export interface HeaderProps {
  readonly children: ReactNode;
  /** On a surface of its own, with a rule below. */
  readonly raised?: boolean;
}

export function Header({ children, raised }: HeaderProps) {
  const { t } = useLingui();
  return (
    <header className={classes(styles.header, raised && styles.raised)}>
      <Link to="/" className={styles.home} aria-label={t`Regain, start page`}>
        <Logo />
      </Link>
      {children}
    </header>
  );
}
