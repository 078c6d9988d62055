/** The well-known test card numbers, and what each one does. They are nobody's; a real number is refused. */

export interface TestCard {
  readonly number: string;
  /** For people to read. */
  readonly says: string;
  /** The reason it is refused with when entered; undefined if it is accepted. */
  readonly refusedWith?: string;
  /** The bank asks the owner first. */
  readonly asks?: true;
  /** Refused when charged while the owner is not present. */
  readonly failsLater?: true;
}

export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", says: "Pays." },
  { number: "5555555555554444", says: "Also pays." },
  {
    number: "4000000000000002",
    says: "Is declined.",
    refusedWith: "Your card was declined.",
  },
  {
    number: "4000000000009995",
    says: "Has insufficient funds.",
    refusedWith: "Your card has insufficient funds.",
  },
  { number: "4000002500003155", says: "The bank asks first.", asks: true },
  {
    number: "4000000000000341",
    says: "Pays now but fails on every later payment.",
    failsLater: true,
  },
];

/** The cards behind the tokens that a provider's script would create, by the names of Stripe's test tokens. */
const tokens: Readonly<Record<string, string>> = {
  tok_visa: "4242424242424242",
  tok_mastercard: "5555555555554444",
  tok_chargeDeclined: "4000000000000002",
  tok_chargeDeclinedInsufficientFunds: "4000000000009995",
  tok_threeDSecure2Required: "4000002500003155",
  tok_chargeCustomerFail: "4000000000000341",
};

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, "");

export function cardByNumber(typed: string): TestCard | undefined {
  return testCards.find(({ number }) => number === digitsOf(typed));
}

export const cardByToken = (token: string): TestCard | undefined =>
  Object.hasOwn(tokens, token) ? cardByNumber(tokens[token]!) : undefined;

/** The check digit that every card number ends with. */
function isPlausible(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function numberFault(typed: string): string | undefined {
  const digits = digitsOf(typed);
  if (digits === "") return "Enter a card number.";
  if (!/^\d{12,19}$/.test(digits) || !isPlausible(digits))
    return "This card number is not valid. Check each digit.";
  if (!cardByNumber(digits))
    return "This is not a test card. Never enter a real card here. Use a number from the list.";
  return undefined;
}

/** The first moment at which a card with this date is no longer valid; undefined if it is not a date. */
function expiryOf(typed: string): Date | undefined {
  const [, month, year] = /^(\d{1,2})\s*[/-]?\s*(?:20)?(\d{2})$/.exec(typed.trim()) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined;
  return new Date(Date.UTC(2000 + Number(year), Number(month), 1));
}

function expiryFault(typed: string, now: Date): string | undefined {
  const expiry = expiryOf(typed);
  if (!expiry) return "Enter the date as month and year, like 12/30.";
  return expiry <= now ? "This date is in the past. Choose a later one." : undefined;
}

const codeFault = (typed: string): string | undefined =>
  /^\d{3}$/.test(typed.trim()) ? undefined : "Enter any 3 digits.";

export const cardFields = ["number", "expiry", "code"] as const;
export type CardField = (typeof cardFields)[number];
export type TypedCard = Readonly<Record<CardField, string>>;
export type CardFaults = Readonly<Partial<Record<CardField, string>>>;

/** What is wrong with a card as typed, by field; empty if nothing is. */
export function faultsOf({ number, expiry, code }: TypedCard, now: Date): CardFaults {
  const found = [
    ["number", numberFault(number)],
    ["expiry", expiryFault(expiry, now)],
    ["code", codeFault(code)],
  ] as const;
  return Object.fromEntries(found.filter(([, fault]) => fault !== undefined));
}
