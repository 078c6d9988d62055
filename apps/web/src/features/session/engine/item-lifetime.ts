import { type ItemClock, itemClock } from "./clock.ts";

/** What lives exactly as long as an item is on the screen: its clock, and the signal that ends everything else. */
export interface ItemLifetime {
  readonly clock: ItemClock;
  readonly signal: AbortSignal;
  /** The item has been painted: its time starts, unless the page is hidden. */
  painted(): void;
  /** A dialog opened over the item, or closed: its clock stops in between, as in the background. */
  cover(isCovered: boolean): void;
  end(): void;
}

/** Where the item lives: the page, and the page's clock. */
export interface Surroundings {
  readonly monotonic: () => number;
  readonly page: Pick<Document, "visibilityState"> & Pick<EventTarget, "addEventListener">;
}

export function startItemLifetime(
  { monotonic, page }: Surroundings,
  startAt: number,
): ItemLifetime {
  const ending = new AbortController();
  const clock = itemClock(monotonic, startAt);
  let isPainted = false;
  let isCovered = false;
  const follow = () => {
    if (isPainted && !isCovered && page.visibilityState === "visible") clock.go();
    else clock.stop();
  };
  page.addEventListener("visibilitychange", follow, { signal: ending.signal });
  return {
    clock,
    signal: ending.signal,
    painted() {
      isPainted = true;
      follow();
    },
    cover(covered) {
      isCovered = covered;
      follow();
    },
    end() {
      clock.stop();
      ending.abort();
    },
  };
}
