import { useLingui } from "@lingui/react/macro";
import type { BoardCompletionView, Choice } from "@regain/contract/entities/task-view";
import { ChoiceCard } from "../parts/choice-card.tsx";
import { ChoiceFace } from "../parts/choice-face.tsx";
import { MarkSign } from "../parts/mark.tsx";
import { TapButton } from "../parts/tap-button.tsx";
import { placeAttribute } from "../placing/use-drag.tsx";
import type { Placing } from "../placing/use-placing.tsx";
import styles from "./board-completion.module.css";

interface CellProps {
  readonly id: string;
  readonly name: string;
  readonly view: BoardCompletionView;
  readonly held: readonly string[];
  readonly placing: Placing;
  readonly isPointed: boolean;
}

/** A cell of one item is a button; in a cell of many the items lie on top of it as buttons of their own. */
export function Cell({ id, name, view, held, placing, isPointed }: CellProps) {
  const { t } = useLingui();
  const items = held.flatMap((one) => view.items.find((item) => item.id === one) ?? []);
  const inside = items.map(({ label }) => label).join(", ") || t`empty`;
  const label = `${name}: ${inside}`;
  const isMany = view.cellHolds === "many";
  const only = isMany ? undefined : items[0];
  return (
    <div className={styles.cell} data-holds={view.cellHolds} {...{ [placeAttribute]: id }}>
      <span aria-hidden className={styles.caption}>
        {name}
      </span>
      <TapButton
        className={styles.ground}
        aria-label={isPointed ? t`${label}, hint` : label}
        data-target={placing.picked?.id === id || undefined}
        data-ready={placing.picked?.kind === "choice" || undefined}
        data-hint={isPointed || undefined}
        data-filled={only ? true : undefined}
        isBlocked={placing.isBlocked}
        onTap={(touch) => placing.tapPlace(id, touch)}
        {...(only && view.supply === "once" && placing.drag(only.id, id))}
      >
        {only && <ChoiceFace choice={only} />}
        {isPointed && <MarkSign mark="hint" isSmall />}
      </TapButton>
      {isMany && <PlacedItems cell={id} items={items} placing={placing} />}
    </div>
  );
}

interface PlacedItemsProps {
  readonly cell: string;
  readonly items: readonly Choice[];
  readonly placing: Placing;
}

function PlacedItems({ cell, items, placing }: PlacedItemsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.items}>
      {items.map((item) => (
        <ChoiceCard
          key={item.id}
          choice={item}
          name={t`${item.label}: take back`}
          shape="tile"
          isBlocked={placing.isBlocked}
          onTap={(touch) => placing.tapPlaced(cell, item.id, touch)}
          {...placing.drag(item.id, cell)}
        />
      ))}
    </div>
  );
}
