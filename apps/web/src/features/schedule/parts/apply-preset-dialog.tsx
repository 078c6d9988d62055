import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { usePageTop } from "../../../ui/use-page-top.ts";
import { presetsQuery } from "../api/presets.ts";
import type { Exercise } from "../editor/line.ts";
import { exercisesOf, PresetLines } from "./preset-lines.tsx";
import styles from "./schedule.module.css";
import presetStyles from "./presets.module.css";

interface ApplyPresetDialogProps {
  readonly onApply: (mode: "add" | "replace", exercises: readonly Exercise[]) => void;
  readonly onClose: () => void;
}

/** Adds a preset to the list, or replaces the list with it. */
export function ApplyPresetDialog({ onApply, onClose }: ApplyPresetDialogProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(presetsQuery(page));
  const list = usePageTop<HTMLUListElement>(data?.page);
  const actions = (
    <Button onPress={onClose}>
      <Trans>Cancel</Trans>
    </Button>
  );
  return (
    <Dialog title={t`Use a preset`} isOpen wide onClose={onClose} actions={actions}>
      <Stack gap={2}>
        {error && !data && (
          <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
        )}
        {!data && !error && <Skeleton count={4} />}
        {data?.presets.length === 0 && (
          <p>
            <Trans>There are no presets yet. Make a list, then choose “Save as preset”.</Trans>
          </p>
        )}
        <ul ref={list} tabIndex={-1} className={presetStyles.presets}>
          {data?.presets.map((preset) => (
            <li key={preset.presetId} className={presetStyles.preset}>
              <div className={styles.head}>
                <h3 className={styles.title}>{preset.name}</h3>
                {!preset.isOwn && (
                  <span className={styles.quiet}>
                    <Trans>by {preset.authorName}</Trans>
                  </span>
                )}
              </div>
              <PresetLines preset={preset} />
              <Row>
                <Button
                  look="primary"
                  aria-label={t`Add to the list: ${preset.name}`}
                  onPress={() => onApply("add", exercisesOf(preset))}
                >
                  <Trans>Add to the list</Trans>
                </Button>
                <Button
                  aria-label={t`Replace the list with ${preset.name}`}
                  onPress={() => onApply("replace", exercisesOf(preset))}
                >
                  <Trans>Replace the list</Trans>
                </Button>
              </Row>
            </li>
          ))}
        </ul>
        {data && data.total > data.pageSize && (
          <Pagination label={t`Pages of presets`} {...data} onPage={setPage} />
        )}
      </Stack>
    </Dialog>
  );
}
