import { Stripe } from "stripe";
import { CardRefused, ProviderUnavailable } from "../card-provider.ts";

const { errors } = Stripe;

/** Somebody else's fault, or nobody's: it may be different the next time. */
const passing = [
  errors.StripeConnectionError,
  errors.StripeAPIError,
  errors.StripeRateLimitError,
  errors.StripeAuthenticationError,
  errors.StripePermissionError,
  errors.StripeIdempotencyError,
];

/**
 * A key that leads nowhere: a fault of Stripe's own from before is answered again for a day, and what was asked with
 * other words, as another mail address, is refused.
 */
const isSpent = (error: unknown): boolean =>
  error instanceof errors.StripeIdempotencyError ||
  (error instanceof errors.StripeAPIError && error.headers?.["idempotent-replayed"] === "true");

const isRefused = (
  error: unknown,
): error is InstanceType<typeof errors.StripeInvalidRequestError> =>
  error instanceof errors.StripeInvalidRequestError;

/** Whether Stripe says that there is no such thing; it says so as well of a subscription that is to be ended twice. */
export const isMissing = (error: unknown): boolean =>
  isRefused(error) && (error.statusCode === 404 || error.code === "resource_missing");

/** Whether Stripe refused because of this. */
export const isCode = (error: unknown, code: string): boolean =>
  isRefused(error) && error.code === code;

/** Whether what was asked does not fit the state the thing is in: paid already, or closed. */
export const isOutOfState = (error: unknown): boolean => isRefused(error);

/** Asks Stripe, and tells its errors in our words. */
export async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof errors.StripeCardError)
      throw new CardRefused(error.message, { cause: error });
    if (passing.some((kind) => error instanceof kind))
      throw new ProviderUnavailable("Stripe cannot be asked now.", { cause: error });
    throw error;
  }
}

/** The same, where an answer of this kind is as good as none. */
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

const mostKeys = 20;

/**
 * Makes something once for a key. Where Stripe broke at it before, another key of the same row is taken: only for what
 * harms nobody when it was made all the same, as a page that was never shown, or a customer without a card.
 */
export async function makeOnce<T>(
  key: string,
  make: (options: { readonly idempotencyKey: string }) => Promise<T>,
): Promise<T> {
  for (let place = 1; place < mostKeys; place += 1) {
    const idempotencyKey = `${key}-${place}`;
    const made = await askUnless(isSpent, () => make({ idempotencyKey }));
    if (made !== undefined) return made;
  }
  throw new ProviderUnavailable("Stripe breaks at this again and again.");
}
