import type { RatingSheet } from "@regain/contract/entities/assessment";
import { SpokenText } from "../stimuli/spoken-text.tsx";
import { Group } from "../views/parts/group.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import styles from "./rating-choices.module.css";

interface RatingChoicesProps {
  readonly question: RatingSheet["questions"][number];
  readonly labels: RatingSheet["labels"];
  /** The current answer. */
  readonly value: number | undefined;
  readonly onRate: (value: number) => void;
}

/** The five answers, each with its number and its words. */
export function RatingChoices({ question, labels, value, onRate }: RatingChoicesProps) {
  return (
    <Group name={question.text} className={styles.choices}>
      {labels.map((label) => (
        <TapButton
          key={label.value}
          className={styles.choice}
          aria-pressed={label.value === value}
          // In the next question, the same place is another answer.
          occasion={question.id}
          onTap={() => onRate(label.value)}
        >
          <span className={styles.number}>{label.value}</span>
          <span className={styles.words}>
            <SpokenText text={label.text} />
          </span>
        </TapButton>
      ))}
    </Group>
  );
}
