import { Stripe } from "stripe";
import { CardRefused, ProviderUnavailable } from "../card-provider.ts";

const { errors } = Stripe;

/** Somebody else's fault, or nobody's: a retry may succeed. */
const passing = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
  errors.StripeIdempotencyError,
];

/**
 * An idempotency key that is used up: Stripe replays its own earlier failure for a day, and refuses a request with
 * other parameters, such as a different email address.
 */
const isSpent = (error: unknown): boolean =>
  error instanceof errors.StripeIdempotencyError ||
  (error instanceof errors.StripeAPIError && error.headers?.["idempotent-replayed"] === "true");

const isRefused = (
  error: unknown,
): error is InstanceType<typeof errors.StripeInvalidRequestError> =>
  error instanceof errors.StripeInvalidRequestError;

/** Whether Stripe says that there is no such thing, which it also says when a subscription is ended twice. */
export const isMissing = (error: unknown): boolean =>
  isRefused(error) && (error.statusCode === 404 || error.code === "resource_missing");

/** Whether Stripe refused for this reason. */
export const isCode = (error: unknown, code: string): boolean =>
  isRefused(error) && error.code === code;

/** Whether the request does not fit the object's state: already paid, or closed. */
export const isOutOfState = (error: unknown): boolean => isRefused(error);

/** Asks Stripe, and translates its errors into ours. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof errors.StripeCardError)
      throw new CardRefused(error.message, { cause: error });
    if (passing.some((kind) => error instanceof kind))
      throw new ProviderUnavailable("Stripe cannot be reached right now.", { cause: error });
    throw error;
  }
}

/** The same, but an error of this kind counts as no answer. */
export async function askUnless<T>(
  isNothing: (error: unknown) => boolean,
  question: () => Promise<T>,
): Promise<T | undefined> {
  return ask(async () => {
    try {
      return await question();
    } catch (error) {
      if (isNothing(error)) return undefined;
      throw error;
    }
  });
}

const maxKeys = 20;

/**
 * Creates something once per key. If Stripe failed at it before, the next key in the series is used: only for objects
 * that do no harm if the first one was created after all, such as a page that was never shown, or a customer without
 * a card.
 */
export async function makeOnce<T>(
  key: string,
  make: (options: { readonly idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  for (let place = 1; place < maxKeys; place += 1) {
    const idempotencyKey = `${key}-${place}`;
    const made = await askUnless(isSpent, () => make({ idempotencyKey }));
    if (made !== undefined) return made;
  }
  throw new ProviderUnavailable("Stripe keeps failing at this request.");
}
