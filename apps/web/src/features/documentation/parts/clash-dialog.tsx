import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SectionName } from "@regain/contract/entities/note";
import { useState } from "react";
import { formatMoment } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { Clash } from "../draft-keeper.ts";
import type { Choice, Texts } from "../note-texts.ts";
import styles from "./documentation.module.css";

const choices = [
  { value: "both", label: msg`Keep both, theirs first` },
  { value: "mine", label: msg`Keep mine` },
  { value: "theirs", label: msg`Use theirs` },
] as const;

interface ClashDialogProps {
  readonly clash: Clash;
  readonly mine: Texts;
  readonly nameOf: (section: SectionName) => string;
  readonly onResolve: (choices: Readonly<Partial<Record<SectionName, Choice>>>) => void;
}

/** Two people have changed the same section: shows both texts, and asks what to do. Nothing is lost before that. */
export function ClashDialog({ clash, mine, nameOf, onResolve }: ClashDialogProps) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<SectionName, Choice>>>>({});
  const who = clash.by ?? t`Somebody else`;
  const when = clash.at ? formatMoment(clash.at) : "";
  const settle = () => onResolve(chosen);
  return (
    <Dialog
      title={t`${who} changed this note before you did`}
      isOpen
      holds
      wide
      onClose={settle}
      actions={
        <Button look="primary" onPress={settle}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Stack>
        <p>
          <Trans>On {when}. Nothing is lost, neither your changes nor theirs.</Trans>
        </p>
        {clash.sections.map((section) => (
          <div key={section} className={styles.clash}>
            <h3>{nameOf(section)}</h3>
            <p>
              <Trans>Theirs:</Trans>
            </p>
            <blockquote>{clash.theirs[section] || t`(empty)`}</blockquote>
            <p>
              <Trans>Yours:</Trans>
            </p>
            <blockquote>{mine[section] || t`(empty)`}</blockquote>
            <RadioGroup<Choice>
              label={t`What should stay in ${nameOf(section)}?`}
              choices={choices.map(({ value, label }) => ({ value, label: i18n._(label) }))}
              value={chosen[section] ?? "both"}
              onChange={(choice) => setChosen((now) => ({ ...now, [section]: choice }))}
            />
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
