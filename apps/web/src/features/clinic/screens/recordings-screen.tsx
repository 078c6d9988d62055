import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { useQuery } from "@tanstack/react-query";
import { Mic } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { lastPage, Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { type AskedRecordings, recordingsQuery } from "../api/recordings.ts";
import { AnswerList } from "../parts/answer-list.tsx";
import { CorrectDialog } from "../parts/correct-dialog.tsx";

export interface RecordingsScreenProps extends AskedRecordings {
  readonly patientId: string;
  /** The listener is the patient. */
  readonly isOwn?: boolean;
  /** False for the patient, and for a clinician who has discharged them. */
  readonly canCorrect?: boolean;
  readonly onAsk: (asked: AskedRecordings) => void;
  /** Shown above the heading. */
  readonly above?: ReactNode;
}

interface NothingProps {
  readonly isUnrecognisedOnly: boolean;
  readonly keptDays: number;
  readonly onShowAll: () => void;
}

function Nothing({ isUnrecognisedOnly, keptDays, onShowAll }: NothingProps) {
  const { t } = useLingui();
  if (isUnrecognisedOnly)
    return (
      <EmptyState
        title={t`Everything was recognized`}
        picture={Mic}
        action={
          <Button onPress={onShowAll}>
            <Trans>Show all recordings</Trans>
          </Button>
        }
      >
        <Trans>No spoken answers are waiting to be heard.</Trans>
      </EmptyState>
    );
  return (
    <EmptyState title={t`Nothing was recorded yet`} picture={Mic}>
      <Trans>
        Spoken answers from practice are listed here. We keep each recording for {keptDays} days.
        Then we delete it.
      </Trans>
    </EmptyState>
  );
}

/** What a patient has said in practice, to listen to; a clinician corrects what was not recognized. */
export function RecordingsScreen(props: RecordingsScreenProps) {
  const { patientId, isOwn = false, page, isUnrecognisedOnly, onAsk, above } = props;
  const { canCorrect = !isOwn } = props;
  const { t } = useLingui();
  const [corrected, setCorrected] = useState<SpokenAnswer>();
  const query = useQuery(recordingsQuery(patientId, { page, isUnrecognisedOnly }));
  const { data, error, isPending, refetch } = query;
  const keptDays = data?.keptDays ?? 0;

  return (
    <Stack>
      {above}
      <PageHeading
        below={
          data &&
          data.total > 0 && (
            <Trans>We keep each recording for {keptDays} days, then delete it.</Trans>
          )
        }
      >
        {isOwn ? t`My recordings` : t`Spoken answers`}
      </PageHeading>
      {!isOwn && (
        <Row>
          <Switch
            label={t`Only those not recognized`}
            isSelected={isUnrecognisedOnly}
            onChange={(isOn) => onAsk({ page: 1, isUnrecognisedOnly: isOn })}
          />
        </Row>
      )}
      {isPending && <Skeleton shape="block" count={3} />}
      {error && !data && <PatientError error={error} onRetry={() => void refetch()} />}
      {data && data.total === 0 && (
        <Nothing
          isUnrecognisedOnly={isUnrecognisedOnly}
          keptDays={keptDays}
          onShowAll={() => onAsk({ page: 1, isUnrecognisedOnly: false })}
        />
      )}
      {data && data.total > 0 && (
        <AnswerList
          patientId={patientId}
          timeZone={data.timeZone}
          answers={data.answers}
          isOwn={isOwn}
          onCorrect={canCorrect ? setCorrected : undefined}
        />
      )}
      {data && lastPage(data.total, data.pageSize) > 1 && (
        <Pagination
          label={t`Pages of recordings`}
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={(next) => onAsk({ page: next, isUnrecognisedOnly })}
        />
      )}
      {corrected && (
        <CorrectDialog
          patientId={patientId}
          answer={corrected}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Stack>
  );
}
