import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { flash } from "../../../lib/flash.ts";

export interface UserDialogProps {
  readonly user: InstitutionUser;
  readonly onClose: () => void;
}

/** A completed action is reported for 5 seconds. */
export const sayDone = (message: string) => flash(message, { type: "success", keepFor: 5_000 });
