import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isDrawn } from "../is-drawn.ts";

const wrong = [
  'input[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
  "[data-invalid] button",
].join(", ");

/** Focuses the first invalid field inside, and scrolls the message below it into view. */
function focusFirstWrong(place: HTMLElement | null): void {
  const field = [...(place?.querySelectorAll<HTMLElement>(wrong) ?? [])].find(isDrawn);
  if (!field) return;
  field.focus();
  const group = field.closest('[role="radiogroup"]') ?? field;
  const said = group.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (said) document.getElementById(said)?.scrollIntoView({ block: "nearest" });
}

/**
 * Like {@link useFocusFirstError}, for a form that manages its own fields.
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
 * After a rejected submission, focuses the first invalid field in document order, including selects and checkboxes,
 * which the form library does not reach (`shouldFocusError: false`).
 * @returns ref for the element that contains the form
 */
export const useFocusFirstError = <Values extends FieldValues>({
  formState: { submitCount },
}: UseFormReturn<Values>): RefObject<HTMLDivElement | null> => useFocusWrongAfter(submitCount);
