import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { isDrawn } from "../is-drawn.ts";
import { focusInvalid } from "./focus-invalid.ts";

const wrong = [
  'input[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
  '[role="spinbutton"][aria-invalid="true"]',
  "[data-invalid] button",
].join(", ");

/** A field or a group with a message. Groups refer to theirs only after the message has been drawn. */
const withMessage = "[data-invalid]:has([slot=errorMessage])";

/** What is said about a field, or about the group that it belongs to. */
function messageOf(field: HTMLElement): Element | null {
  const group = field.closest(withMessage);
  if (group) return group.querySelector("[slot=errorMessage]");
  const said = field.getAttribute("aria-describedby")?.split(" ").at(-1);
  return said ? document.getElementById(said) : null;
}

/**
 * Focuses the first invalid field inside, and scrolls the message below it into view.
 * @param before what had the focus when the form was submitted
 */
function focusFirstWrong(place: HTMLElement | null, before: Element | null): void {
  const field = [...(place?.querySelectorAll<HTMLElement>(wrong) ?? [])].find(isDrawn);
  if (!field) return;
  const message = messageOf(field);
  focusInvalid(field, message?.textContent ?? "", before);
  message?.scrollIntoView({ block: "nearest" });
}

/**
 * Like {@link useFocusFirstError}, for a form that manages its own fields.
 * @param tries how often it was submitted
 */
export function useFocusWrongAfter<Place extends HTMLElement>(
  tries: number,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    const form = place.current;
    const note = () => void (before.current = document.activeElement);
    form?.addEventListener("submit", note, { capture: true });
    return () => form?.removeEventListener("submit", note, { capture: true });
  }, []);
  useEffect(() => {
    if (tries > 0) focusFirstWrong(place.current, before.current);
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
