import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, GripVertical, Lock, SlidersHorizontal, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { type EditorEvent, isDrafted, type RowView } from "../editor/editor.ts";
import type { EditorLine } from "../editor/line.ts";
import { AdjustRow } from "./adjust-row.tsx";
import styles from "./schedule.module.css";
import rowStyles from "./schedule-row.module.css";
import type { Drag } from "./use-drag.ts";

/** The button with which a row was moved. */
export type MoveHow = "handle" | "up" | "down";

interface ScheduleRowProps {
  readonly line: EditorLine;
  readonly view: RowView | undefined;
  /** From 1. */
  readonly place: number;
  readonly total: number;
  /** Differs from what is in force. */
  readonly isChanged: boolean;
  readonly hasLimits: boolean;
  readonly send: (event: EditorEvent) => void;
  /** Moves by this many places; negative is up. */
  readonly onMove: (by: number, how: MoveHow) => void;
  readonly onDelete: () => void;
  readonly onPreview: (level: number) => void;
  readonly drag: Drag;
}

function Facts({ line }: { readonly line: EditorLine }) {
  const { level, maxLevel, count, isLocked, floor, ceiling } = line;
  return (
    <div className={rowStyles.facts}>
      <span>
        <Trans>
          Level {level} of {maxLevel}
        </Trans>
      </span>
      <span>
        <Plural value={count} one="# time" other="# times" />
      </span>
      {isLocked && (
        <span>
          <Icon of={Lock} />
          <Trans>Locked</Trans>
        </span>
      )}
      {(floor !== null || ceiling !== null) && (
        <span>
          <Trans>
            Levels {floor ?? 1} to {ceiling ?? maxLevel}
          </Trans>
        </span>
      )}
    </div>
  );
}

/** One line of the list: shown, being adjusted, or about to be deleted. */
export function ScheduleRow(props: ScheduleRowProps) {
  const { line, view, place, total, isChanged, hasLimits, send, onMove, onDelete, onPreview } =
    props;
  const { drag } = props;
  const { t } = useLingui();
  const { typeId, name } = line;
  const row = useRef<HTMLLIElement>(null);
  const kind = view?.kind;
  const before = useRef(kind);

  useEffect(() => {
    // A row's question takes the focus; on leaving it, the focus returns to the button that opened it.
    const former = before.current;
    before.current = kind;
    if (former === kind) return;
    const target = kind
      ? kind === "adjust"
        ? "input"
        : "[data-answers]"
      : `[data-opens=${former}]`;
    row.current?.querySelector<HTMLElement>(target)?.focus();
  }, [kind]);

  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by, "handle");
  };
  const isDropPlace = drag.place?.typeId === typeId ? drag.place.side : undefined;
  return (
    <li
      ref={row}
      id={`line-${typeId}`}
      className={rowStyles.row}
      data-view={view?.kind}
      data-changed={isChanged ? "" : undefined}
      data-dragged={drag.dragged?.typeId === typeId ? "" : undefined}
      data-drop={isDropPlace}
      {...drag.line(typeId)}
      {...(view ? {} : drag.source({ typeId, isNew: false }))}
    >
      <div className={rowStyles.line}>
        <button
          type="button"
          className={rowStyles.handle}
          data-moves="handle"
          aria-label={t`Move ${name}, ${place} of ${total}: use the arrow keys`}
          onKeyDown={moveByKey}
        >
          <Icon of={GripVertical} />
        </button>
        <div className={rowStyles.what}>
          <div className={styles.name}>{name}</div>
          <Facts line={view?.kind === "adjust" ? view.draft : line} />
        </div>
        {!view && (
          <div className={rowStyles.buttons}>
            <Button
              icon={SlidersHorizontal}
              aria-label={t`Adjust ${name}`}
              data-opens="adjust"
              onPress={() => send({ type: "adjust", typeId })}
            >
              <Trans>Adjust</Trans>
            </Button>
            <IconButton
              icon={ArrowUp}
              look="quiet"
              name={t`Move ${name} up`}
              isDisabled={place === 1}
              data-moves="up"
              onPress={() => onMove(-1, "up")}
            />
            <IconButton
              icon={ArrowDown}
              look="quiet"
              name={t`Move ${name} down`}
              isDisabled={place === total}
              data-moves="down"
              onPress={() => onMove(1, "down")}
            />
            <IconButton
              icon={Trash2}
              look="quiet"
              name={t`Delete ${name}`}
              data-opens="delete"
              onPress={() => send({ type: "ask_delete", typeId })}
            />
          </div>
        )}
        {view?.kind === "delete" && (
          <Row>
            <strong>
              <Trans>Delete?</Trans>
            </strong>
            <Button
              look="danger"
              data-answers
              aria-label={t`Yes, delete ${name}`}
              onPress={onDelete}
            >
              <Trans>Yes</Trans>
            </Button>
            <Button
              aria-label={t`No, keep ${name}`}
              onPress={() => send({ type: "close_row", typeId })}
            >
              <Trans>No</Trans>
            </Button>
          </Row>
        )}
      </div>
      {view?.kind === "adjust" && (
        <AdjustRow
          draft={view.draft}
          hasLimits={hasLimits}
          isDrafted={isDrafted(line, view)}
          isFaulty={(view.faulty?.length ?? 0) > 0}
          onFault={(at, isNow) => send({ type: "fault", typeId, field: at, isFaulty: isNow })}
          onChange={(change) => send({ type: "draft", typeId, change })}
          onUpdate={() => send({ type: "update", typeId })}
          onDiscard={() => send({ type: "close_row", typeId })}
          onPreview={onPreview}
        />
      )}
    </li>
  );
}
