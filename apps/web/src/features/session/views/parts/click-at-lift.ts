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
  // What scrolls or zooms can no longer be prevented.
  if (!finger || !cancelable) return;
  // The browser's own mouse and click do not follow.
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
 * Clicks when a finger leaves the screen, however long it stayed and whatever other fingers do: a browser makes no
 * click of a finger while another one rests on the screen, as that of the hand that holds the tablet does. A finger
 * that scrolls, or lies elsewhere when it lifts, taps nothing. What a mouse, a key or a screen reader does is a click
 * of the browser's own.
 */
export const clickAtLift = atLift(focusNow);

/** The same for what shows at once what a tap did: taking the focus costs a layout, and comes after that is painted. */
export const clickBeforeFocus = atLift(focusOncePainted);
