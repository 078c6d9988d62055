import { useSyncExternalStore } from "react";

/** One value that screens watch. */
export interface Observable<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (seen: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const seen of watchers) seen();
    },
    subscribe(seen) {
      watchers.add(seen);
      return () => watchers.delete(seen);
    },
  };
}

export const useObservable = <Value>(source: Pick<Observable<Value>, "get" | "subscribe">): Value =>
  useSyncExternalStore(source.subscribe, source.get, source.get);
