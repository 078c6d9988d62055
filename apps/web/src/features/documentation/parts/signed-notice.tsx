import { Trans } from "@lingui/react/macro";
import type { Note } from "@regain/contract/entities/note";
import { Link } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { formatZonedMoment } from "../../../lib/formats.ts";
import { Row } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { noteSearch } from "../note-address.ts";
import styles from "./documentation.module.css";

/** Above a signed note: by whom, whether it is still the latest, and how to amend it. */
export function SignedNotice({ note }: { readonly note: Note }) {
  const { versions, shownVersion, haveFiguresChanged, draft } = note;
  const shown = versions.find(({ number }) => number === shownVersion);
  if (!shown) return null;
  const { number, signedBy } = shown;
  const when = formatZonedMoment(shown.signedAt);
  const isLatest = versions[0] === shown;
  return (
    <>
      <div className={`${styles.notice} ${styles.screen}`} data-tone="signed">
        <p>
          <strong>
            <Trans>
              Version {number}, signed by {signedBy} on {when}.
            </Trans>
          </strong>
        </p>
        <Row>
          {!isLatest && (
            <Link to="." search={(now) => noteSearch(now)} activeOptions={{ exact: true }} replace>
              <Trans>There is a later version</Trans>
            </Link>
          )}
          {draft && isLatest && (
            <LinkButton to="." search={(now) => noteSearch(now, "0")} replace icon={PenLine}>
              {draft.isOpen ? (
                <Trans>Continue the addendum</Trans>
              ) : (
                <Trans>Write an addendum</Trans>
              )}
            </LinkButton>
          )}
        </Row>
      </div>
      {haveFiguresChanged && isLatest && (
        <div className={`${styles.notice} ${styles.screen}`} data-tone="changed">
          <p>
            <Trans>
              The figures have changed since then: answers came in later or were corrected, or a
              level was set. This version keeps its own figures.
            </Trans>
          </p>
        </div>
      )}
    </>
  );
}
