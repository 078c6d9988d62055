import { useLocation, useNavigate } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The survey step that a browser history entry stands for, from 0. */
    surveyStep?: number;
  }
}

/** The two steps, each an entry in the browser history. */
export function useSteps(canBeSecond: boolean) {
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ state }) => state.surveyStep ?? 0 });
  const goTo = (surveyStep: 0 | 1) =>
    void navigate({ to: ".", search: true, state: { surveyStep }, resetScroll: true });
  return { step: wanted === 1 && canBeSecond ? 1 : 0, goTo } as const;
}
