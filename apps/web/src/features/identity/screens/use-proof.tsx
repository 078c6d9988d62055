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
   * If a refusal was for lack of proof, asks the signed-in user to prove their identity, and then tries again.
   * @param newAddress the address the account is going to have
   * @returns whether that was the reason
   */
  readonly asksFor: (error: unknown, again: () => void, newAddress?: string) => boolean;
}

/** For forms that change how a person logs in. The page's route needs the `identity` texts. */
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
