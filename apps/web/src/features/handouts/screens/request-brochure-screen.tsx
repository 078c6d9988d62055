import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { anyId } from "../../../lib/search.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { brochureQuery, fetchBrochure, fetchHandout, handoutsQuery } from "../api/handouts.ts";
import styles from "../handouts.module.css";
import { DocumentButtons } from "../parts/document-buttons.tsx";
import { DocumentView } from "../../../ui/document-view.tsx";
import { PracticeFilm } from "../parts/practice-film.tsx";
import { sourceView } from "../source-view.ts";

export interface RequestBrochureScreenProps {
  /** Anything but an id means no particular patient: the general brochure is then shown. */
  readonly patientId: string;
  readonly from: string;
}

const general = "brochure";

function WaysBack({ patientId, from }: { readonly patientId?: string; readonly from: string }) {
  const view = sourceView(from);
  return (
    <Row>
      {view && patientId && (
        <LinkButton
          to={`/dashboard/patient/$patientId/${view}`}
          params={{ patientId }}
          look="quiet"
          icon={ArrowLeft}
        >
          <Trans>Back to the patient</Trans>
        </LinkButton>
      )}
      <LinkButton to="/dashboard" look="quiet" icon={ArrowLeft}>
        <Trans>Back to My patients</Trans>
      </LinkButton>
    </Row>
  );
}

/** Why practice at home pays off, and the brochure to hand to the patient. */
export function RequestBrochureScreen({ patientId: named, from }: RequestBrochureScreenProps) {
  const { t } = useLingui();
  const patientId = anyId(named);
  const library = useQuery(handoutsQuery);
  const own = useQuery({ ...brochureQuery(patientId ?? ""), enabled: patientId !== undefined });
  const forAll = library.data?.handouts.find(({ name }) => name === general)?.document;
  const document = patientId ? own.data : forAll;
  const asked = patientId ? own : library;
  return (
    <Stack>
      <div className={styles.aside}>
        <WaysBack from={from} {...(patientId && { patientId })} />
        <PageHeading>{t`Practice at home`}</PageHeading>
      </div>
      <div className={styles.split}>
        <section className={`${styles.why} ${styles.aside}`}>
          <p className={styles.claim}>
            <Trans>Home users do four times more therapy.</Trans>
          </p>
          <p>
            <Trans>
              Patients practice the exercises that you choose, at their own level. You can see what
              they did and make changes from here.
            </Trans>
          </p>
          {library.data && <PracticeFilm film={library.data.film} />}
          <p>
            <Trans>Give the patient this brochure. It says how to log in and how to begin.</Trans>
          </p>
          <DocumentButtons
            fetchFile={() => (patientId ? fetchBrochure(patientId) : fetchHandout(general))}
            name="practice-at-home"
            isShown={document !== undefined}
          >
            <Trans>Download Patient Brochure</Trans>
          </DocumentButtons>
          <div>
            <TextLink to="/dashboard/handouts">
              <Trans>More handouts</Trans>
            </TextLink>
          </div>
        </section>
        <div className={styles.shown}>
          {asked.error && !document && (
            <ErrorState onRetry={() => void asked.refetch()}>{errorText(asked.error)}</ErrorState>
          )}
          {!asked.error && !document && <Skeleton shape="block" count={2} />}
          {document && <DocumentView document={document} />}
        </div>
      </div>
    </Stack>
  );
}
