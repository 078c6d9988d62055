import { type ReactNode, useState } from "react";
import { usePrinting } from "../../../lib/use-printing.ts";
import { Details } from "../../../ui/details.tsx";

interface FoldedProps {
  readonly className: string | undefined;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** Folded on the screen until opened; always open on paper, where nobody can open it. */
export function Folded({ className, summary, children }: FoldedProps) {
  const isPrinting = usePrinting();
  const [isOpen, setOpen] = useState(false);
  return (
    <Details
      className={className}
      summary={summary}
      open={isOpen || isPrinting}
      onToggle={(event) => {
        if (!isPrinting) setOpen(event.currentTarget.open);
      }}
    >
      {children}
    </Details>
  );
}
