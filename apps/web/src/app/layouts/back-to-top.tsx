import { Trans } from "@lingui/react/macro";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { usePageMark } from "../../lib/use-page-mark.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./back-to-top.module.css";

const farDown = 300;

function goUp(): void {
  scrollTo({ top: 0 });
  document.querySelector("main")?.focus({ preventScroll: true });
}

/** Appears after scrolling more than 300 px. */
export function BackToTop() {
  const [isFarDown, setIsFarDown] = useState(false);
  // Read during rendering, it would force the browser to lay out the whole page.
  useEffect(() => {
    const look = () => setIsFarDown(scrollY > farDown);
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  usePageMark("backToTop", isFarDown);
  if (!isFarDown) return null;
  return (
    <div className={styles.place}>
      <Button icon={ArrowUp} onPress={goUp}>
        <Trans>Back to Top</Trans>
      </Button>
    </div>
  );
}
