import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import type { Touch } from "../view-props.ts";
import { touchOfPointer } from "../parts/touch.ts";
import styles from "./placing.module.css";

/** Anything shorter is a tap by a hand that is not quite still, CSS pixels. */
const threshold = 10;

export interface Dragged {
  readonly choice: string;
  /** The place it is dragged from. */
  readonly from?: string | undefined;
}

interface Drag extends Dragged {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly x: number;
  readonly y: number;
  readonly isMoving: boolean;
}

/** Elements where a drag can end have this attribute, with the place's id. */
export const placeAttribute = "data-place";

const placeUnder = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest(`[${placeAttribute}]`)?.getAttribute(placeAttribute) ??
  undefined;

/**
 * Dragging, for those who prefer it; never required. What is dragged stays where it is until it is dropped,
 * and a copy follows the pointer.
 */
export function useDrag(
  onDrop: (dragged: Dragged, to: string | undefined, touch: Touch) => void,
  face: (choice: string) => ReactNode,
) {
  const [drag, setDrag] = useState<Drag>();
  const isDropping = useRef(false);

  const handlersFor = (dragged: Dragged) => ({
    onPointerDown({ pointerId, clientX, clientY, button, currentTarget }: PointerEvent) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      const start = { startX: clientX, startY: clientY, x: clientX, y: clientY };
      setDrag({ ...dragged, ...start, pointer: pointerId, isMoving: false });
    },
    onPointerMove({ pointerId, clientX: x, clientY: y }: PointerEvent) {
      if (drag?.pointer !== pointerId) return;
      const distance = Math.hypot(x - drag.startX, y - drag.startY);
      if (!drag.isMoving && distance < threshold) return;
      setDrag({ ...drag, x, y, isMoving: true });
    },
    onPointerUp(event: PointerEvent) {
      setDrag(undefined);
      if (drag?.pointer !== event.pointerId || !drag.isMoving) return;
      isDropping.current = true;
      setTimeout(() => (isDropping.current = false));
      const to = placeUnder(event.clientX, event.clientY);
      onDrop(dragged, to, touchOfPointer(event.nativeEvent));
    },
    onPointerCancel: () => setDrag(undefined),
    onClickCapture(event: MouseEvent) {
      // The click that ends a drag, in the same task, is not a tap.
      if (isDropping.current) event.stopPropagation();
    },
  });

  const ghost = drag?.isMoving ? (
    <div
      aria-hidden
      className={styles.ghost}
      style={{ transform: `translate(${drag.x}px, ${drag.y}px) translate(-50%, -50%)` }}
    >
      {face(drag.choice)}
    </div>
  ) : null;

  return { handlersFor, ghost };
}
