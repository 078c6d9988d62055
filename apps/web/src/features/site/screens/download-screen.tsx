import { Trans, useLingui } from "@lingui/react/macro";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { AppBadges } from "../parts/app-badges.tsx";
import { UseHere } from "../parts/use-here.tsx";
import { type DownloadKind, downloadTexts } from "../texts/download.ts";
import styles from "./text-screen.module.css";

/** Where to get the app, and how to continue without it. */
export function DownloadScreen({ kind }: { readonly kind: DownloadKind }) {
  const { i18n } = useLingui();
  const { title, lead, points, here } = downloadTexts[kind];
  return (
    <article className={styles.page}>
      <PageHeading below={i18n._(lead)}>{i18n._(title)}</PageHeading>
      <AppBadges />
      <section className={styles.part}>
        <h2>
          <Trans>What you can do with it</Trans>
        </h2>
        <ul>
          {points.map((point) => (
            <li key={point.id}>{i18n._(point)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>
          <Trans>Without an app</Trans>
        </h2>
        <p>{i18n._(here)}</p>
        <UseHere userType={kind === "anybody" ? undefined : kind} />
      </section>
    </article>
  );
}
