import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Cookies } from "../cookies/cookies.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer.tsx";
import styles from "./layout.module.css";

export interface LayoutProps {
  readonly children: ReactNode;
}

/** Header, the page, footer. */
export function Page({ header, children }: LayoutProps & { readonly header?: ReactNode }) {
  return (
    <div className={styles.page} data-headless={header ? undefined : ""}>
      {header && (
        <a className={styles.skip} href="#main">
          <Trans>Skip to the content</Trans>
        </a>
      )}
      {header}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Cookies />
      <Footer />
      <BackToTop />
    </div>
  );
}
