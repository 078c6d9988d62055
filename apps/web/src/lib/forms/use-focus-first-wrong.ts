import { type RefObject, useEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

const wrong = [
  'input[aria-invalid="true"]',
  'textarea[aria-invalid="true"]',
  '[role="radiogroup"][aria-invalid="true"] input',
  "[data-invalid] button",
].join(", ");

/**
 * After a submission that was refused the focus goes to the first wrong field, in the order they stand in: selects and
 * checkboxes too, which the form's library does not reach (`shouldFocusError: false`).
 * @returns for the element that holds the form
 */
export function useFocusFirstWrong<Values extends FieldValues>({
  formState: { submitCount },
}: UseFormReturn<Values>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) place.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [submitCount]);
  return place;
}
