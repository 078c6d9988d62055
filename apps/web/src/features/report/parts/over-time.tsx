import { Trans } from "@lingui/react/macro";
import { ChartLine, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./over-time.module.css";
import type { TrendViewProps } from "./trend-view.tsx";

const TrendView = lazyPart(async () => (await import("./trend-view.tsx")).TrendView);

/** Opens the trend line below a card. */
export function OverTime(props: TrendViewProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.part}>
      <div className={styles.opener}>
        <Button
          look="quiet"
          icon={isOpen ? ChevronUp : ChartLine}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <Trans>Over time</Trans>
          <VisuallyHidden>: {props.name}</VisuallyHidden>
        </Button>
      </div>
      <div id={id}>{isOpen && <TrendView {...props} waiting={<Skeleton shape="block" />} />}</div>
    </div>
  );
}
