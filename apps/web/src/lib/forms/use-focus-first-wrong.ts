import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const wrong = [
  'input[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
  "[data-invalid] button",
].join(", ");

/** What is not drawn takes no focus: a camera's button on a computer, say. */
const isDrawn = (field: Element): boolean => field.getClientRects().length > 0;

/** Focuses the first wrong field within, and brings what is said below it into sight. */
function focusFirstWrong(place: HTMLElement | null): void {
  const field = [...(place?.querySelectorAll<HTMLElement>(wrong) ?? [])].find(isDrawn);
  if (!field) return;
  field.focus();
  const group = field.closest('[role="radiogroup"]') ?? field;
  const said = group.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (said) document.getElementById(said)?.scrollIntoView({ block: "nearest" });
}

/**
 * As {@link useFocusFirstWrong}, for a form that keeps its own fields.
 * @param tries how often it was submitted
 */
export function useFocusWrongAfter<Place extends HTMLElement>(
  tries: number,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(place.current);
  }, [tries]);
  return place;
}

/**
 * After a submission that was refused the focus goes to the first wrong field, in the order they stand in: selects and
 * checkboxes too, which the form's library does not reach (`shouldFocusError: false`).
 * @returns for the element that holds the form
 */
export const useFocusFirstWrong = <Values extends FieldValues>({
  formState: { submitCount },
}: UseFormReturn<Values>): RefObject<HTMLDivElement | null> => useFocusWrongAfter(submitCount);
