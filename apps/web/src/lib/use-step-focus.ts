import { type RefObject, useEffect, useRef } from "react";

/**
 * Each next step of a form is read from its heading, or from what is wrong in it; the page has announced the first.
 * @param form where to look for invalid fields
 * @returns ref for the element that contains the heading
 */
export function useStepFocus(
  step: number,
  form?: RefObject<HTMLElement | null>,
): RefObject<HTMLDivElement | null> {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = form?.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? heading.current?.querySelector("h1"))?.focus();
  }, [step, form]);
  return heading;
}
