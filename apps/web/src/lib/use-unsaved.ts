import { useBlocker } from "@tanstack/react-router";
import { isStillHere } from "./is-still-here.ts";

/** The person has just answered that they leave: another form on the page need not ask again. */
let isAnswered = false;

function noteAnswer(): void {
  isAnswered = true;
  // By then the router has asked them all.
  setTimeout(() => (isAnswered = false));
}

/**
 * Asks for confirmation before a page with unsaved changes is left. Users who are no longer signed in are not asked:
 * nobody else may find what they typed, or save it in their name.
 * @param isChanged whether there is something to lose
 * @param keptAt a path that keeps what was typed, through its own steps and through a reload
 */
export function useUnsaved(isChanged: () => boolean, keptAt?: string) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) =>
      !isAnswered && next.pathname !== keptAt && isChanged() && isStillHere(),
    enableBeforeUnload: () => keptAt === undefined && isChanged() && isStillHere(),
    withResolver: true,
  });
  if (blocker.status !== "blocked") return blocker;
  const proceed = () => {
    noteAnswer();
    blocker.proceed();
  };
  return { ...blocker, proceed };
}
