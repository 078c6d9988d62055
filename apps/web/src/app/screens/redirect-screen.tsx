import type { ReactElement } from "react";
import { RedirectNotice } from "../../ui/redirect-notice.tsx";
import styles from "./screen.module.css";

export function RedirectScreen(): ReactElement {
  return (
    <div className={styles.screen}>
      <RedirectNotice />
    </div>
  );
}
