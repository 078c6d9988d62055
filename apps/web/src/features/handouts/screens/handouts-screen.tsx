import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { Breadcrumbs } from "../../../ui/breadcrumbs.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { fetchHandout, handoutsQuery } from "../api/handouts.ts";
import styles from "../handouts.module.css";
import { DocumentButtons } from "../parts/document-buttons.tsx";
import { DocumentView } from "../../../ui/document-view.tsx";

export interface HandoutsScreenProps {
  /** The handout to show; the first if none is given or none has this name. */
  readonly name?: string | undefined;
}

/** Handouts for patients and their families: to read here, print or download. */
export function HandoutsScreen({ name }: HandoutsScreenProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(handoutsQuery);
  const all = data?.handouts ?? [];
  const shown = all.find((one) => one.name === name) ?? all[0];
  return (
    <Stack>
      <div className={styles.aside}>
        <Stack gap={2}>
          <Breadcrumbs
            above={[
              <TextLink key="patients" to="/dashboard">
                <Trans>My patients</Trans>
              </TextLink>,
            ]}
            here={t`Handouts`}
          />
          <PageHeading below={t`For patients and their families, in plain words.`}>
            {t`Handouts`}
          </PageHeading>
        </Stack>
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {!data && !error && <Skeleton shape="block" count={2} />}
      {shown && (
        <div className={styles.split}>
          <nav className={styles.aside} aria-label={t`Handouts`}>
            <ul className={styles.names}>
              {all.map((one) => (
                <li key={one.name}>
                  <Link
                    to="/dashboard/handouts"
                    search={{ name: one.name }}
                    replace
                    className={styles.name}
                    aria-current={one === shown ? "page" : undefined}
                  >
                    <strong>{one.document.title}</strong>
                    <span>{one.summary}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.shown}>
            <div className={styles.aside}>
              <DocumentButtons
                key={shown.name}
                fetchFile={() => fetchHandout(shown.name)}
                name={shown.name}
                isShown
              >
                <Trans>Download</Trans>
              </DocumentButtons>
            </div>
            <DocumentView document={shown.document} />
          </div>
        </div>
      )}
    </Stack>
  );
}
