import { Trans } from "@lingui/react/macro";
import { CircleDot, Lightbulb } from "lucide-react";
import { formatNumber } from "../../../lib/formats.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ItemStep } from "../engine/item-steps.ts";
import { Picture } from "../stimuli/picture.tsx";
import { StepWords } from "./step-words.tsx";
import styles from "./step-list.module.css";

const isHelp = ({ event }: ItemStep) => event.kind === "cue" || event.kind === "hint";

function Step({ step }: { readonly step: ItemStep }) {
  const seconds = formatNumber(step.event.at / 1_000);
  const image = step.question?.image;
  return (
    <li className={styles.step} data-help={isHelp(step) || undefined}>
      <span className={styles.time}>
        <Trans>{seconds} s</Trans>
      </span>
      <span>
        {image && (
          <span className={styles.seen}>
            <Picture image={image} alt="" />
          </span>
        )}
        <StepWords step={step} /> {isHelp(step) && <Icon of={Lightbulb} />}
        {step.isMistake && (
          <span className={styles.mistake}>
            <Icon of={CircleDot} />
            <Trans>Not right</Trans>
          </span>
        )}
        {step.isIgnored && <Trans>Too quick: it did not count.</Trans>}
      </span>
    </li>
  );
}

interface StepListProps {
  readonly steps: readonly ItemStep[];
  /** How many there were, if not all are kept. */
  readonly cutFrom: number | null;
}

/** What was done on an item and when, counted from when it was first seen. */
export function StepList({ steps, cutFrom }: StepListProps) {
  if (steps.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>Nothing was touched.</Trans>
      </p>
    );
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={index} step={step} />
        ))}
      </ol>
      {cutFrom !== null && (
        <p className={styles.quiet}>
          <Trans>There were more moves than we keep: {cutFrom} in total.</Trans>
        </p>
      )}
    </>
  );
}
