import type { ReactNode } from "react";
import { PageHeading } from "../../../ui/page-heading.tsx";
import styles from "./login-form.module.css";

export interface WayInProps {
  readonly title: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A login page that is not one of its steps. */
export const LoginPage = ({ title, below, children }: WayInProps) => (
  <div className={styles.screen}>
    <div className={styles.form}>
      <PageHeading below={below}>{title}</PageHeading>
      {children}
    </div>
  </div>
);
