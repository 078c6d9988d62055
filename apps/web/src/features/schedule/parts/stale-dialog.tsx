import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { formatMoment } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import type { Saved } from "../editor/editor.ts";
import type { EditorLine } from "../editor/line.ts";
import { differences, type LinePair, setAndMoved } from "../editor/rebase.ts";

interface StaleDialogProps {
  readonly title: (who: string) => string;
  /** What I started from; `theirs` is what is in force now. */
  readonly base: Saved;
  readonly theirs: Saved;
  /** The name they changed it to. */
  readonly name?: string;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/** An adjustment of a line, in words. */
function Adjusted({ before, after }: LinePair) {
  const parts: ReactNode[] = [];
  if (before.count !== after.count)
    parts.push(
      <Trans key="count">
        {before.count} to {after.count} times
      </Trans>,
    );
  if (
    before.isLocked !== after.isLocked ||
    before.floor !== after.floor ||
    before.ceiling !== after.ceiling
  )
    parts.push(<Trans key="limits">other limits</Trans>);
  return (
    <>
      {after.name}: {parts.flatMap((part, index) => (index > 0 ? [", ", part] : [part]))}
    </>
  );
}

const levelsOf = (pairs: readonly LinePair[]) =>
  pairs.map(({ after: { name, level } }) => `${name} ${level}`).join(", ");

const namesOf = (lines: readonly EditorLine[]) => lines.map(({ name }) => name).join(", ");

/** Somebody else has saved first: who, what, and the choice. The person's own changes are not lost. */
export function StaleDialog(props: StaleDialogProps) {
  const { title, base, theirs, name, onTakeTheirs, onKeepMine } = props;
  const { t } = useLingui();
  const { added, removed, adjusted, isReordered } = differences(base.lines, theirs.lines);
  const { set, moved } = setAndMoved({ adjusted });
  const who = theirs.changed?.by ?? t`Somebody else`;
  const when = theirs.changed ? formatMoment(theirs.changed.at) : "";
  const actions = (
    <>
      <Button onPress={onTakeTheirs}>
        <Trans>Use theirs</Trans>
      </Button>
      <Button look="primary" onPress={onKeepMine}>
        <Trans>Keep mine</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={title(who)} isOpen holds onClose={onKeepMine} actions={actions}>
      <Stack gap={2}>
        <p>
          <Trans>On {when}. Your changes are not lost, but they are not saved yet.</Trans>
        </p>
        <ul>
          {name !== undefined && (
            <li>
              {t`Name of the preset`}: {name}
            </li>
          )}
          {added.length > 0 && (
            <li>
              <Trans>Added: {namesOf(added)}</Trans>
            </li>
          )}
          {removed.length > 0 && (
            <li>
              <Trans>Removed: {namesOf(removed)}</Trans>
            </li>
          )}
          {set.map((pair) => (
            <li key={pair.after.typeId}>
              <Adjusted {...pair} />
            </li>
          ))}
          {moved.length > 0 && (
            <li>
              <Trans>Levels now: {levelsOf(moved)}</Trans>
            </li>
          )}
          {isReordered && (
            <li>
              <Trans>Another order</Trans>
            </li>
          )}
          {base.selfGuidedCounts !== theirs.selfGuidedCounts && (
            <li>
              {theirs.selfGuidedCounts ? (
                <Trans>Exercises that the patient chooses also change levels</Trans>
              ) : (
                <Trans>Exercises that the patient chooses do not change levels</Trans>
              )}
            </li>
          )}
        </ul>
        <p>
          <Trans>
            “Keep mine” applies your changes to their list: look it over, then save. “Use theirs”
            discards your changes.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
