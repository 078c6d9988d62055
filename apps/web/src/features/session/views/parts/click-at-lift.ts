import type { TouchEvent } from "react";
import { afterPaint } from "../../../../lib/after-paint.ts";

const holds = (
  { left, right, top, bottom }: DOMRect,
  { clientX, clientY }: Pick<Touch, "clientX" | "clientY">,
): boolean => clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

const focusNow = (thing: HTMLElement): void => thing.focus({ preventScroll: true });

function focusOncePainted(thing: HTMLElement): void {
  const { activeElement } = document;
  afterPaint(() => {
    if (document.activeElement === activeElement) focusNow(thing);
  });
}

const atLift = (focus: (thing: HTMLElement) => void) => (event: TouchEvent<HTMLElement>) => {
  const { currentTarget: thing, changedTouches, cancelable } = event;
  const finger = changedTouches.item(0);
  // A touch that scrolls or zooms can no longer be prevented.
  if (!finger || !cancelable) return;
  // This suppresses the browser's own mouse and click events.
  event.preventDefault();
  if (!holds(thing.getBoundingClientRect(), finger)) return;
  focus(thing);
  thing.dispatchEvent(
    new PointerEvent("click", {
      bubbles: true,
      cancelable: true,
      composed: true,
      detail: 1,
      pointerType: "touch",
      clientX: finger.clientX,
      clientY: finger.clientY,
    }),
  );
};

/**
 * Clicks when a finger leaves the screen, however long it stayed and whatever other fingers do: a browser
 * makes no click for a finger while another one rests on the screen, such as one of the hand holding the
 * tablet. A finger that scrolls, or is elsewhere when it lifts, taps nothing. A mouse, a key or a screen
 * reader causes the browser's own click.
 */
export const clickAtLift = atLift(focusNow);

/** The same for what shows immediately what a tap did: focusing costs a layout, and comes after that is painted. */
export const clickBeforeFocus = atLift(focusOncePainted);
