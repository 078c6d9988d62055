import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { lastTurn } from "../engine/course.ts";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { useInterval } from "../playing/use-interval.ts";
import { FillerTaskCard } from "./filler-task-card.tsx";
import styles from "./interval.module.css";

interface IntervalProps {
  readonly player: Player;
  readonly item: Item;
}

/** Time passes before the question, over small tasks that nobody counts. */
export function Interval({ player, item }: IntervalProps) {
  const { t } = useLingui();
  const { tasks, share, isEnding } = useInterval(player, item);
  // Each interval starts at a different place in the list.
  const [count, setCount] = useState(item.events.length);
  const task = tasks[count % Math.max(1, tasks.length)];
  const wasRight = lastTurn(item.task.taskView, item.events)?.kind === "choose";
  return (
    <div className={styles.interval}>
      <div role="status" className={styles.words}>
        {wasRight && (
          <p className={styles.right}>
            <Icon of={Check} />
            <Trans>That is right. We will ask again a little later.</Trans>
          </p>
        )}
        <p>
          <Trans>A short break task. Then the question comes.</Trans>
        </p>
      </div>
      <progress
        className={styles.progress}
        aria-label={t`Time until the question`}
        max={1}
        value={share}
      />
      {task && !isEnding && (
        <FillerTaskCard key={count} task={task} onDone={() => setCount(count + 1)} />
      )}
      <LiveRegion>
        {isEnding && (
          <p className={styles.now}>
            <Trans>Now the question comes.</Trans>
          </p>
        )}
      </LiveRegion>
    </div>
  );
}
