import { Trans } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./back-to-top.module.css";

const farDown = 300;

function watchScrolling(seen: () => void): () => void {
  addEventListener("scroll", seen, { passive: true });
  return () => removeEventListener("scroll", seen);
}

function goUp(): void {
  scrollTo({ top: 0 });
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Appears after scrolling more than 300 px. */
export function BackToTop() {
  const isFarDown = useSyncExternalStore(watchScrolling, () => scrollY > farDown);
  if (!isFarDown) return null;
  return (
    <div className={styles.place}>
      <Button icon={ArrowUp} onPress={goUp}>
        <Trans>Back to Top</Trans>
      </Button>
    </div>
  );
}
