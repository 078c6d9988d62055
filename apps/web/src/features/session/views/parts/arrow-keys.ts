/** Where something is: the center of its box. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const directions: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The nearest spot in the direction of an arrow key; being off its line costs double.
 * @returns its index, or -1 if nothing is that way
 */
export function nextSpot(spots: readonly Spot[], from: Spot, key: string): number {
  const direction = directions[key];
  if (!direction) return -1;
  let nearest = -1;
  let least = Infinity;
  spots.forEach(({ x, y }, index) => {
    const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const across = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = along + 2 * across;
    if (along <= 1 || cost >= least) return;
    nearest = index;
    least = cost;
  });
  return nearest;
}

const middleOf = (element: Element): Spot => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

function moveFocus(event: KeyboardEvent, group: Element): void {
  const from = event.target;
  if (!(from instanceof HTMLButtonElement)) return;
  const others = [...group.querySelectorAll("button")].filter((one) => one !== from);
  const next = others[nextSpot(others.map(middleOf), middleOf(from), event.key)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** For the ref of a group: arrow keys move the focus among its buttons; Tab still reaches every one. */
export function followArrows(group: HTMLElement | null): (() => void) | undefined {
  if (!group) return undefined;
  const follow = (event: KeyboardEvent) => moveFocus(event, group);
  group.addEventListener("keydown", follow);
  return () => group.removeEventListener("keydown", follow);
}
