import { plural } from "@lingui/core/macro";
import { flash } from "../../../lib/flash.ts";
import type { OutboxState } from "./outbox.ts";
import type { Hindrance } from "./sender.ts";

/**
 * After a logout or an expired sign-in: says that the answers are still here, and what will send them.
 * @param said the hindrance when this was last said
 * @returns the hindrance as of now, for the next call
 */
export function notifyUnsent(
  said: Hindrance | undefined,
  { unsent, hindrance }: OutboxState,
): Hindrance | undefined {
  if (hindrance === said || unsent === 0) return hindrance;
  const text =
    hindrance === "signed-out"
      ? plural(unsent, {
          one: "# answer is kept on this device. It will be sent when the person who gave it logs in.",
          other:
            "# answers are kept on this device. They will be sent when the person who gave them logs in.",
        })
      : plural(unsent, {
          one: "# answer is kept on this device. It will be sent when you are online.",
          other: "# answers are kept on this device. They will be sent when you are online.",
        });
  if (hindrance === "signed-out" || hindrance === "left-behind") flash(text, { type: "warning" });
  return hindrance;
}
