import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { flash } from "../../../lib/flash.ts";

export interface UserDialogProps {
  readonly user: InstitutionUser;
  readonly onClose: () => void;
}

/** What was done about somebody is said for 5 seconds. */
export const sayDone = (message: string) => flash(message, { type: "success", keepFor: 5_000 });
