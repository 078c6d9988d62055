import { Trans, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { FileDown, Images } from "lucide-react";
import { useId } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { formatDay } from "../../../lib/formats.ts";
import { useDownload } from "../../../lib/use-download.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { answerFilesQuery, filesOfAnswer, itemFilesQuery, type OwnFile } from "../api/own-files.ts";
import styles from "../export.module.css";

function FileName({ file: { kind, word, day = "" } }: { readonly file: OwnFile }) {
  if (kind === "photo") return <Trans>Photo of “{word}”</Trans>;
  if (kind === "voice") return <Trans>Recorded name “{word}”</Trans>;
  return (
    <Trans>
      Your answer “{word}”, {formatDay(day)}
    </Trans>
  );
}

/** One file, saved by a press; the token travels in a header. */
function FileLine({ file }: { readonly file: OwnFile }) {
  const [id, nameId] = [useId(), useId()];
  const { isRunning, saved, error, start } = useDownload(file.fetch, () => file.fileName);
  return (
    <li className={styles.file}>
      <span id={nameId}>
        <FileName file={file} />
      </span>
      <Button
        id={id}
        icon={FileDown}
        isBusy={isRunning}
        aria-labelledby={`${id} ${nameId}`}
        onPress={start}
      >
        <Trans>Save</Trans>
      </Button>
      <span role="status" className={styles.format}>
        {!isRunning && saved && <Trans>Saved</Trans>}
      </span>
      {!isRunning && error && (
        <span role="alert" className={styles.problem}>
          {errorText(error)}
        </span>
      )}
    </li>
  );
}

/** Photos and recordings, which are only named in the files of the export. */
export function OwnFiles({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const id = useId();
  const items = useQuery(itemFilesQuery(patientId));
  const answers = useInfiniteQuery(answerFilesQuery(patientId));
  const pages = answers.data?.pages ?? [];
  const spoken = pages.flatMap((page) =>
    page.answers.flatMap((one) => filesOfAnswer(patientId, one)),
  );
  const files = [...(items.data ?? []), ...spoken];
  const error = items.error ?? answers.error;
  const isPending = items.isPending || answers.isPending;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Icon of={Images} />
      <div className={styles.body}>
        <h2 id={id}>{t`Your photos and recordings`}</h2>
        <div className={styles.text}>
          <p>
            <Trans>Photos and names that you added, and answers you spoke.</Trans>
          </p>
          <p>
            <Trans>Save each one that you want to keep.</Trans>
          </p>
        </div>
        {isPending && !error && <Skeleton count={3} />}
        {error && (
          <ErrorState
            onRetry={() => {
              void items.refetch();
              void answers.refetch();
            }}
          >
            {errorText(error)}
          </ErrorState>
        )}
        {!isPending && !error && files.length === 0 && (
          <p className={styles.format}>
            <Trans>There are none yet.</Trans>
          </p>
        )}
        {files.length > 0 && (
          <ul className={styles.files} aria-labelledby={id}>
            {files.map((file) => (
              <FileLine key={file.id} file={file} />
            ))}
          </ul>
        )}
        {answers.hasNextPage && (
          <div>
            <Button
              isBusy={answers.isFetchingNextPage}
              onPress={() => {
                if (!answers.isFetchingNextPage) void answers.fetchNextPage();
              }}
            >
              <Trans>Show more recordings</Trans>
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
