import { plural, t } from "@lingui/core/macro";
import { flash } from "../../../lib/flash.ts";
import type { OutboxState } from "./outbox.ts";

/** After a log-out or an ended sign-in: the answers are still here, and what sends them. */
export function sayWhatIsLeft(before: OutboxState, { unsent, hindrance }: OutboxState): void {
  if (hindrance === before.hindrance || unsent === 0) return;
  const answers = plural(unsent, {
    one: "# answer is kept on this device.",
    other: "# answers are kept on this device.",
  });
  if (hindrance === "signed-out") flash(t`${answers} Log in to send them.`, { type: "warning" });
  if (hindrance === "left-behind")
    flash(t`${answers} They are sent when there is a network.`, { type: "warning" });
}
