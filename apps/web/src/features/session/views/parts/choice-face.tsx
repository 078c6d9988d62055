import type { Choice } from "@regain/contract/entities/task-view";
import { Volume2 } from "lucide-react";
import { memo } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { Picture } from "../../stimuli/picture.tsx";
import styles from "./choice-face.module.css";

/** What a choice looks like: its picture, its words, or a loudspeaker if it can only be heard. */
export const ChoiceFace = memo(function ChoiceFace({ choice }: { readonly choice: Choice }) {
  const { image, text, speech } = choice;
  const isPicture = image !== undefined && text === undefined;
  return (
    <span className={isPicture ? styles.picture : styles.face}>
      {image && <Picture image={image} alt="" />}
      {text !== undefined && <span className={styles.text}>{text}</span>}
      {!image && text === undefined && (speech ? <Icon of={Volume2} /> : choice.label)}
    </span>
  );
});

/** What to call it for somebody who does not see it. A number alone does not say what it shows. */
export const faceName = (choice: Choice): string => choice.text ?? choice.value;
