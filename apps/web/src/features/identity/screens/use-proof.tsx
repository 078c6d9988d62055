import { type ReactNode, useState } from "react";
import { ProofDialog } from "../parts/proof-dialog.tsx";
import { proofWanted, type WayToProve } from "../proof-wanted.ts";

interface Asked {
  readonly way: WayToProve;
  readonly newAddress: string | undefined;
  readonly again: () => void;
}

export interface Asking {
  /** The dialog, while it is open. */
  readonly dialog: ReactNode;
  /**
   * Asks who is signed in to prove who they are, where that is why something was refused, and then does it again.
   * @param newAddress that the account is to have from then on
   * @returns whether that was why
   */
  readonly asksFor: (error: unknown, again: () => void, newAddress?: string) => boolean;
}

/** For forms that change how somebody logs in. The page's route needs the words of `identity`. */
export function useProof(): Asking {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return {
    dialog: asked && (
      <ProofDialog
        way={asked.way}
        newAddress={asked.newAddress}
        onClose={close}
        onProved={() => {
          close();
          asked.again();
        }}
      />
    ),
    asksFor: (error, again, newAddress) => {
      const way = proofWanted(error);
      if (way) setAsked({ way, again, newAddress });
      return way !== undefined;
    },
  };
}
