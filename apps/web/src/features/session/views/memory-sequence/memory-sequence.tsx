import { Trans, useLingui } from "@lingui/react/macro";
import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import {
  memorySequenceRules,
  type MemorySequenceState,
} from "@regain/therapy/views/memory-sequence";
import { useEffect, useRef, useState } from "react";
import { ChoiceCard } from "../parts/choice-card.tsx";
import { ChoiceCover } from "../parts/choice-cover.tsx";
import { picturesFor } from "../parts/choice-layout.ts";
import { Group } from "../parts/group.tsx";
import { HintAnnouncement } from "../parts/hint-announcement.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import { isTouched, isUsedUp, type ItemStanding, standingOf } from "./item-standing.ts";
import styles from "./memory-sequence.module.css";
import { useSequence } from "./use-sequence.ts";

/**
 * What lights up has to be seen, also on a low screen or with large text: the whole board if it fits, else what is lit.
 * @returns a ref for the element around the board
 */
function useBroughtIntoSight(isPlaying: boolean, lit: number | undefined) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isPlaying) room.current?.scrollIntoView({ block: "nearest" });
  }, [isPlaying]);
  useEffect(() => {
    if (lit !== undefined)
      room.current?.querySelector("[data-lit]")?.scrollIntoView({ block: "nearest" });
  }, [lit]);
  return room;
}

type Props = ViewProps<MemorySequenceView, MemorySequenceState>;

/** A letter or a number fits a square; a word does not. */
const longestInSquare = 3;

const hasWords = ({ items }: MemorySequenceView): boolean =>
  items.some(({ text, image }) => !image && text !== undefined && text.length > longestInSquare);

const nothing: ItemStanding = { mark: undefined, turns: [] };

/** Items to tap: all of one kind, or in the order that was shown or said. */
export function MemorySequence(props: Props) {
  const { view, state, phase, hinted, act, signal, isQuiet = false } = props;
  const { t } = useLingui();
  const voice = useVoice();
  const { lit, isPlaying } = useSequence(props);
  const [wasWrong, setWasWrong] = useState(false);
  const room = useBroughtIntoSight(isPlaying, lit);
  const litItem = lit === undefined ? undefined : view.sequence?.itemIds[lit];
  const isOrdered = view.sequenceKind === "Ordered";
  const isBlocked = phase !== "answering" || isPlaying;
  const columns = view.columnCount ?? 1;
  const isGrid = view.columnCount !== undefined;
  const isWords = isGrid && hasWords(view);

  const tap = (id: string, touch: Touch) => {
    const speech = view.items.find((item) => item.id === id)?.speech;
    if (speech) void voice.say(speech, { signal });
    const move = { kind: "tap", item: id } as const;
    setWasWrong(memorySequenceRules.isMistake(view, state, move));
    act(move, touch);
    if (isQuiet && isUsedUp(view, memorySequenceRules.apply(view, state, move)))
      act({ kind: "done" });
  };

  return (
    <div className={styles.sequence}>
      {/* A sequence that lights up must be seen; only one that is merely spoken has a cover. */}
      <ChoiceCover
        phase={phase}
        text={view.sequence ? undefined : view.instructions.choiceCoverText}
        onUncover={props.onPresented}
      >
        <div ref={room} className={styles.room}>
          <Group
            name={t`Things to touch`}
            className={styles.items}
            data-anchor={view.anchor}
            data-pictures={picturesFor(view.items.filter(({ image }) => image).length)}
            data-grid={(isGrid && !isWords) || undefined}
            data-words={isWords || undefined}
            style={{ "--columns": columns, "--rows": Math.ceil(view.items.length / columns) }}
          >
            {view.items.map((item) => {
              const { mark, turns } = isQuiet
                ? nothing
                : standingOf(view, state, { id: item.id, phase, hinted });
              const isHeld = isQuiet && isTouched(state, item.id);
              return (
                <div
                  key={item.id}
                  className={styles.item}
                  data-lit={item.id === litItem || undefined}
                >
                  <ChoiceCard
                    choice={item}
                    shape="tile"
                    mark={mark}
                    badge={turns.length > 0 ? turns.join(", ") : undefined}
                    {...(isQuiet && { isHeld })}
                    isBlocked={isBlocked || (isHeld && !isOrdered)}
                    onTap={(touch) => tap(item.id, touch)}
                  />
                </div>
              );
            })}
          </Group>
        </div>
      </ChoiceCover>
      <output className={styles.status}>
        {isPlaying && <Trans>Watch first.</Trans>}
        {phase === "answering" && !isPlaying && !isQuiet && (
          <>
            {wasWrong && <Trans>Not that one. Keep going.</Trans>}{" "}
            <Trans>
              {state.found.length} of {view.answers.length}
            </Trans>
          </>
        )}
      </output>
      <HintAnnouncement hinted={hinted} choices={view.items} />
    </div>
  );
}
