import { type RefObject, useEffect, useRef } from "react";

/**
 * Moves to the start of a list when another page of it has loaded: the button that was pressed is below its end, and
 * may no longer exist.
 * @param page its number or name; undefined while none has loaded
 * @returns ref for the list, which scripts must be able to focus
 */
export function usePageTop<List extends HTMLElement>(
  page: number | string | undefined,
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
