import { type DragEvent, useState } from "react";

/** What is being dragged: an exercise from the tree, or a line of the list. */
export interface Dragged {
  readonly typeId: number;
  readonly isNew: boolean;
}

/** Where it would be dropped: next to this line. */
export interface DropPlace {
  readonly typeId: number;
  readonly side: "before" | "after";
}

const type = "application/x-regain-exercise";

/**
 * Mouse dragging within one editor. The dragged item is stored here, since a page cannot read it before the drop; items
 * from elsewhere are not accepted. Keyboard and touch have buttons for everything.
 */
export function useDrag() {
  const [dragged, setDragged] = useState<Dragged>();
  const [place, setPlace] = useState<DropPlace>();
  const [isOverList, setIsOverList] = useState(false);
  const end = () => {
    setDragged(undefined);
    setPlace(undefined);
    setIsOverList(false);
  };
  return {
    dragged,
    place: dragged && place,
    isOverList: dragged !== undefined && isOverList,
    end,
    source: (what: Dragged) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.setData(type, String(what.typeId));
        event.dataTransfer.effectAllowed = what.isNew ? "copy" : "move";
        setDragged(what);
      },
      onDragEnd: end,
    }),
    /** Over a line: its upper half means before it, its lower half after it. */
    line: (typeId: number) => ({
      onDragOver(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        const { top, height } = event.currentTarget.getBoundingClientRect();
        const side = event.clientY < top + height / 2 ? "before" : "after";
        if (place?.typeId !== typeId || place.side !== side) setPlace({ typeId, side });
      },
    }),
    list: (onDrop: (event: DragEvent) => void) => ({
      onDragOver(event: DragEvent) {
        if (!dragged) return;
        event.preventDefault();
        if (!isOverList) setIsOverList(true);
      },
      onDragLeave(event: DragEvent) {
        if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
        setPlace(undefined);
        setIsOverList(false);
      },
      onDrop,
    }),
  };
}
export type Drag = ReturnType<typeof useDrag>;
