import { type SectionName, maxSectionLength, sectionNames } from "@regain/contract/entities/note";
import { Writing } from "../../../ui/document-view.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import styles from "./documentation.module.css";

interface WritingFieldProps {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly onType: (section: SectionName, text: string) => void;
}

/** A section of the note to write in; on paper, its text. */
export function WritingField({ id, heading, text, onType }: WritingFieldProps) {
  const section = sectionNames.find((name) => name === id);
  if (!section) return null;
  return (
    <>
      <div className={`${styles.field} ${styles.screen}`}>
        <TextArea
          label={heading}
          value={text}
          onChange={(next) => onType(section, next)}
          maxLength={maxSectionLength}
          rows={3}
        />
      </div>
      <div className={styles.printed}>
        <Writing kind="writing" id={id} heading={heading} text={text} />
      </div>
    </>
  );
}
