import { type ReactNode, useState } from "react";
import { ProofDialog } from "../parts/proof-dialog.tsx";
import { proofWanted, type WayToProve } from "../proof-wanted.ts";

interface Asked {
  readonly way: WayToProve;
  readonly again: () => void;
}

export interface Asking {
  /** The dialog, while it is open. */
  readonly dialog: ReactNode;
  /**
   * Asks who is signed in to prove who they are, where that is why something was refused, and then does it again.
   * @returns whether that was why
   */
  readonly asksFor: (error: unknown, again: () => void) => boolean;
}

/** For forms that change how somebody logs in. The page's route needs the words of `identity`. */
export function useProof(): Asking {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return {
    dialog: asked && (
      <ProofDialog
        way={asked.way}
        onClose={close}
        onProved={() => {
          close();
          asked.again();
        }}
      />
    ),
    asksFor: (error, again) => {
      const way = proofWanted(error);
      if (way) setAsked({ way, again });
      return way !== undefined;
    },
  };
}
