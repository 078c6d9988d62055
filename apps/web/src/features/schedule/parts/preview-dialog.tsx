import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { errorText } from "../../../lib/error-text.ts";
import { loadMessages } from "../../../lib/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { previewQuery } from "../api/preview.ts";
import type { ExerciseNode } from "../editor/find-exercises.ts";
import styles from "./schedule.module.css";

// The player's components are loaded with their texts, and only for those who look.
const ItemPreview = lazyPart(async () => {
  await loadMessages(["session"]);
  return (await import("../../session/screens/item-preview.tsx")).default;
});

interface PreviewDialogProps {
  readonly exercise: ExerciseNode;
  /** The level shown first. */
  readonly level: number;
  readonly onClose: () => void;
}

/** Tries out an exercise as the patient would see it, at any of its levels. */
export function PreviewDialog({ exercise, level: first, onClose }: PreviewDialogProps) {
  const { t } = useLingui();
  const { typeId, displayName: name, description, maxLevel } = exercise;
  const [level, setLevel] = useState(first);
  const [number, setNumber] = useState(1);
  const { data, error, refetch } = useQuery(previewQuery({ typeId, level, seed: String(number) }));
  const another = () => setNumber(number + 1);
  const close = (
    <Button look="primary" onPress={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <Dialog title={t`Preview: ${name}`} isOpen wide onClose={onClose} actions={close}>
      <Stack gap={2}>
        <p className={styles.quiet}>
          {description}{" "}
          <Trans>Nothing you do here is kept. What you record stays in this browser.</Trans>
        </p>
        <div className={styles.fields}>
          <NumberField
            label={t`Level, up to ${maxLevel}`}
            value={level}
            min={1}
            max={maxLevel}
            onChange={setLevel}
          />
          <Button icon={RefreshCw} onPress={another}>
            <Trans>Another item</Trans>
          </Button>
        </div>
        {error && !data && (
          <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
        )}
        {!data && !error && <Skeleton shape="block" count={1} />}
        {data && (
          <ItemPreview
            key={`${level} ${number}`}
            shown={data}
            onNext={another}
            waiting={<Skeleton shape="block" count={1} />}
          />
        )}
      </Stack>
    </Dialog>
  );
}
