import { Trans, useLingui } from "@lingui/react/macro";
import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePageTop } from "../../../ui/use-page-top.ts";
import { presetsQuery } from "../api/presets.ts";
import { ChangePresetDialog } from "../parts/change-preset-dialog.tsx";
import { PresetCard } from "../parts/preset-card.tsx";
import { RemovePresetDialog } from "../parts/remove-preset-dialog.tsx";
import styles from "../parts/presets.module.css";

export interface PresetsScreenProps {
  /** From the address. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

interface Open {
  readonly dialog: "change" | "remove";
  readonly preset: SchedulePreset;
}

/** Reusable homework for several patients: the clinician's own presets, and those that colleagues share. */
export function PresetsScreen({ page, onPage }: PresetsScreenProps) {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(presetsQuery(page));
  const list = usePageTop<HTMLUListElement>(data?.page);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Stack>
      <PageHeading below={<Trans>Homework to give to more than one patient</Trans>}>
        {t`Presets`}
      </PageHeading>
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {data?.presets.length === 0 && (
        <EmptyState
          title={t`No presets yet`}
          picture={Bookmark}
          action={
            <LinkButton to="/dashboard" look="primary">
              <Trans>My patients</Trans>
            </LinkButton>
          }
        >
          <Trans>
            Open a patient's homework, choose Presets and then “Save as preset”. It will be here for
            every other patient.
          </Trans>
        </EmptyState>
      )}
      <ul ref={list} tabIndex={-1} className={styles.presets}>
        {data?.presets.map((preset) => (
          <PresetCard
            key={preset.presetId}
            preset={preset}
            institutionName={data.institutionName}
            onChange={() => setOpen({ dialog: "change", preset })}
            onRemove={() => setOpen({ dialog: "remove", preset })}
          />
        ))}
      </ul>
      {data && data.total > data.pageSize && (
        <Pagination label={t`Pages of presets`} {...data} onPage={onPage} />
      )}
      {open?.dialog === "change" && <ChangePresetDialog preset={open.preset} onClose={close} />}
      {open?.dialog === "remove" && <RemovePresetDialog preset={open.preset} onClose={close} />}
    </Stack>
  );
}
