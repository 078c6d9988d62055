import { plural } from "@lingui/core/macro";
import { flash } from "../../../lib/flash.ts";
import type { OutboxState } from "./outbox.ts";
import type { Hindrance } from "./sender.ts";

/**
 * After a log-out or an ended sign-in: the answers are still here, and what sends them.
 * @param said what stood in the way when it was last said
 * @returns the same, from now on
 */
export function sayWhatIsLeft(
  said: Hindrance | undefined,
  { unsent, hindrance }: OutboxState,
): Hindrance | undefined {
  if (hindrance === said || unsent === 0) return hindrance;
  const text =
    hindrance === "signed-out"
      ? plural(unsent, {
          one: "# answer is kept on this device. It is sent when the person who gave it logs in.",
          other:
            "# answers are kept on this device. They are sent when the person who gave them logs in.",
        })
      : plural(unsent, {
          one: "# answer is kept on this device. It is sent when there is a network.",
          other: "# answers are kept on this device. They are sent when there is a network.",
        });
  if (hindrance === "signed-out" || hindrance === "left-behind") flash(text, { type: "warning" });
  return hindrance;
}
