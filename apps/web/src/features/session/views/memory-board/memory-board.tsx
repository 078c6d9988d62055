import { Trans, useLingui } from "@lingui/react/macro";
import type { Choice, MemoryBoardView } from "@regain/contract/entities/task-view";
import type { MemoryBoardState } from "@regain/therapy/views/memory-board";
import { notSounding } from "../../engine/trouble.ts";
import { useMediaFailed } from "../../stimuli/media-context.ts";
import { Group } from "../parts/group.tsx";
import { HintAnnouncement } from "../parts/hint-announcement.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import { fitTiles } from "./fit-tiles.ts";
import styles from "./memory-board.module.css";
import { MemoryTile, type TileSide } from "./memory-tile.tsx";
import { TurnedAnnouncement } from "./turned-announcement.tsx";
import { useTileRoom } from "./use-tile-room.ts";

type Props = ViewProps<MemoryBoardView, MemoryBoardState>;

const gap = 12;

function sideOf({ id }: Choice, { state, phase }: Props): TileSide {
  if (state.matched.includes(id)) return "matched";
  return phase === "answered" || state.open.includes(id) ? "open" : "closed";
}

/** Two tiles per turn. A pair stays open; two that differ stay open until the next tap. */
export function MemoryBoard(props: Props) {
  const { view, state, phase, hinted, act, signal } = props;
  const { t } = useLingui();
  const voice = useVoice();
  const noteFailed = useMediaFailed();
  const { ref, room } = useTileRoom();
  const fit = room && fitTiles({ ...room, count: view.items.length, gap });

  const turn = ({ id, speech }: Choice, touch: Touch) => {
    if (speech) void voice.say(speech, { signal, onSilent: () => noteFailed(notSounding(speech)) });
    act({ kind: "tap", item: id }, touch);
  };
  const pairs = state.matched.length / 2;
  const all = view.items.length / 2;
  return (
    <div ref={ref} className={styles.room}>
      {fit && (
        <Group
          name={t`Tiles`}
          className={styles.board}
          style={{ "--columns": fit.columns, "--tile": `${fit.size}px` }}
        >
          {view.items.map((item) => (
            <MemoryTile
              key={item.id}
              item={item}
              side={sideOf(item, props)}
              isHinted={hinted.includes(item.id)}
              isBlocked={phase !== "answering"}
              onTap={(touch) => turn(item, touch)}
            />
          ))}
        </Group>
      )}
      <p className={styles.count}>
        <Trans>
          {pairs} of {all} pairs found
        </Trans>
      </p>
      <TurnedAnnouncement view={view} state={state} pairs={pairs} all={all} />
      <HintAnnouncement hinted={hinted} choices={view.items} />
    </div>
  );
}
