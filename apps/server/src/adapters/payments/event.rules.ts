import { property } from "../../lib/property.ts";
import type { ProviderEvent } from "./card-provider.ts";

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Objects are given by their ids, or in full. */
const idOf = (value: unknown): string | null => text(value) ?? text(property(value, "id"));

const named: Readonly<Record<string, "checkoutId" | "subscriptionId" | "customerId">> = {
  "checkout.session": "checkoutId",
  subscription: "subscriptionId",
  customer: "customerId",
};

function subscriptionOf(thing: unknown): string | null {
  const details = property(property(thing, "parent"), "subscription_details");
  return idOf(property(thing, "subscription")) ?? idOf(property(details, "subscription"));
}

/** What a Stripe-shaped event says there is to read; undefined if it is not an event. */
export function eventOf(payload: unknown): ProviderEvent | undefined {
  const [id, type] = [text(property(payload, "id")), text(property(payload, "type"))];
  const created = property(payload, "created");
  if (!id || !type || typeof created !== "number") return undefined;
  const thing = property(property(payload, "data"), "object");
  const itself = named[String(property(thing, "object"))];
  return {
    id,
    type,
    createdAt: new Date(created * 1000),
    checkoutId: null,
    subscriptionId: subscriptionOf(thing),
    customerId: idOf(property(thing, "customer")),
    ...(itself ? { [itself]: idOf(thing) } : {}),
  };
}
