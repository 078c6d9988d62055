import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads to the beginning of a list when another page of it has come: the button that was pressed stands below its end,
 * and may be no more.
 * @param page undefined while none has been read
 * @returns what the list, focusable by script, is held by
 */
export function usePageTop<List extends HTMLElement>(
  page: number | undefined,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page === undefined || page === shown.current) return;
    if (shown.current !== undefined) {
      list.current?.focus({ preventScroll: true });
      list.current?.scrollIntoView({ block: "start" });
    }
    shown.current = page;
  }, [page]);
  return list;
}
