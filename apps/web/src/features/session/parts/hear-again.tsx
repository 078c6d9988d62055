import { Trans } from "@lingui/react/macro";
import type { Speech } from "@regain/contract/entities/task-view";
import { Ear } from "lucide-react";
import { SteadyButton } from "./steady-button.tsx";

interface HearAgainProps {
  readonly speeches: readonly Speech[];
  readonly occasion?: string | undefined;
  readonly isBlocked: boolean;
  readonly onTap: () => void;
}

/** Has what was said repeated, which is free; nothing if nothing is said. */
export function HearAgain({ speeches, occasion, isBlocked, onTap }: HearAgainProps) {
  if (speeches.length === 0) return null;
  const isMore = speeches.length > 1 || speeches.some(({ text }) => text.includes(" "));
  return (
    <SteadyButton icon={Ear} occasion={occasion} isBlocked={isBlocked} onTap={onTap}>
      {isMore ? <Trans>Hear again</Trans> : <Trans>Hear word</Trans>}
    </SteadyButton>
  );
}
