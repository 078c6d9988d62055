import { useLingui } from "@lingui/react/macro";
import { Volume2 } from "lucide-react";
import { memo, type Ref } from "react";
import { squareButtonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Reading } from "../playing/use-reading.ts";
import { TapButton } from "../views/parts/tap-button.tsx";
import styles from "./ask.module.css";

interface AskProps {
  readonly reading: Reading;
  readonly onRead: () => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** What to do, with a button that reads it aloud; the word being read is marked. */
export const Ask = memo(function Ask({
  reading: { words, current },
  onRead,
  headingRef,
}: AskProps) {
  const { t } = useLingui();
  return (
    <div className={styles.ask}>
      <TapButton
        className={`${squareButtonClass("plain")} ${styles.replay}`}
        aria-label={t`Read it to me`}
        onTap={onRead}
      >
        <Icon of={Volume2} />
      </TapButton>
      <h1 ref={headingRef} tabIndex={-1} className={styles.text}>
        {words.map(({ text }, index) => (
          <span key={index} data-current={index === current ? "" : undefined}>
            {text}{" "}
          </span>
        ))}
      </h1>
    </div>
  );
});
