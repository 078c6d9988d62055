import { plural } from "@lingui/core/macro";
import { flash } from "../../../lib/flash.ts";
import type { OutboxState } from "./outbox.ts";

/** After a log-out or an ended sign-in: the answers are still here, and what sends them. */
export function sayWhatIsLeft(before: OutboxState, { unsent, hindrance }: OutboxState): void {
  if (hindrance === before.hindrance || unsent === 0) return;
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
}
