import { type RefObject, useEffect, useRef } from "react";

/**
 * The next step of a form is read from its heading, or from what is wrong in it; the first one the page has announced.
 * @param form where what is wrong is looked for
 * @returns for what holds the heading
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
