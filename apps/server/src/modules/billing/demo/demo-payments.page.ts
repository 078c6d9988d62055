import { dayMs } from "@regain/contract/durations";
import { escapeHtml } from "../../../adapters/mail/render-mail.ts";
import type { Discount, Interval } from "../../../adapters/payments/card-provider.ts";
import type { Order } from "../../../adapters/payments/sandbox/books.ts";
import {
  type CardFaults,
  type CardField,
  cardFields,
  testCards,
  type TypedCard,
} from "../../../adapters/payments/sandbox/cards.rules.ts";
import type { HostedView } from "../../../adapters/payments/sandbox/hosted-pages.ts";
import { firstPaymentOf, laterPaymentOf, shownCents } from "../checkout/pricing.rules.ts";

export const stylesPath = "/demo/payments.css";

const day = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

const every: Readonly<Record<Interval, string>> = { month: "every month", year: "every year" };

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");

function discountSays({ off, duration, months }: Discount): string {
  const what = off.unit === "usd" ? shownCents(off.cents) : `${off.percent}%`;
  const until = { once: "the first payment", forever: "every payment", repeating: "each payment" };
  const time =
    duration === "repeating" ? ` for ${months === 1 ? "1 month" : `${months} months`}` : "";
  return `${what} off ${until[duration]}${time}`;
}

function priceList(order: Order, now: Date): string {
  const { trialDays, amountCents, interval, discount } = order;
  const first = shownCents(firstPaymentOf(amountCents, discount));
  const paysOn = day.format(now.getTime() + trialDays * dayMs);
  const rows = [
    ...(trialDays > 0 ? [["Today", shownCents(0)] as const, [`On ${paysOn}`, first] as const] : []),
    ...(trialDays > 0 ? [] : [["Today", first] as const]),
    ...(discount ? [["Discount", discountSays(discount)] as const] : []),
    [`Then ${every[interval]}`, shownCents(laterPaymentOf(amountCents, discount))] as const,
  ];
  const lines = rows.map(
    ([name, value], place) =>
      `<div${place === 0 ? ' class="first"' : ""}><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl class="price">${lines.join("")}</dl>`;
}

interface Field {
  readonly label: string;
  readonly hint: string;
  readonly maxLength: number;
}

const fields: Readonly<Record<CardField, Field>> = {
  number: { label: "Card number", hint: "A number from the list below.", maxLength: 23 },
  expiry: { label: "Valid until", hint: "Like 12/30.", maxLength: 7 },
  code: { label: "Security code", hint: "Any 3 digits.", maxLength: 4 },
};

interface FieldState {
  readonly typed: string;
  readonly fault: string | undefined;
  /** The element that says why the card was refused, if it was. */
  readonly refusal: string | undefined;
  readonly isFirst: boolean;
}

function fieldHtml(name: CardField, { typed, fault, refusal, isFirst }: FieldState) {
  const { label, hint, maxLength } = fields[name];
  const says = fault ? `<span class="fault" id="${name}-fault">${escapeHtml(fault)}</span>` : "";
  const describedBy = [`${name}-hint`, fault && `${name}-fault`, refusal].filter(Boolean).join(" ");
  const wrong = fault ? ` aria-invalid="true"` : "";
  return `<div>
<label for="${name}">${label} <span class="hint" id="${name}-hint">${hint}</span></label>
<input id="${name}" name="${name}" value="${escapeHtml(typed)}" inputmode="numeric" autocomplete="off" maxlength="${maxLength}" aria-describedby="${describedBy}"${wrong}${isFirst ? " autofocus" : ""}>
${says}
</div>`;
}

export interface FormState {
  readonly typed: TypedCard;
  readonly faults: CardFaults;
  /** What was wrong with the form as a whole; undefined if nothing was. */
  readonly message: string | undefined;
}

export const emptyForm: FormState = {
  typed: { number: "", expiry: "", code: "" },
  faults: {},
  message: undefined,
};

const cardList = testCards
  .map(({ number, says }) => `<li><b>${grouped(number)}</b><span>${says}</span></li>`)
  .join("");

function buttonSays(order: Order | null): string {
  if (!order) return "Use this card";
  const { trialDays, amountCents, discount } = order;
  return trialDays > 0
    ? "Start, and pay nothing today"
    : `Pay ${shownCents(firstPaymentOf(amountCents, discount))}`;
}

function formHtml(order: Order | null, cancelUrl: string, now: Date, state: FormState): string {
  const { typed, faults, message } = state;
  const firstFault = cardFields.find((name) => faults[name]);
  // Nothing that was typed is wrong, and yet the card is refused: it takes another number.
  const isRefused = message !== undefined && !firstFault;
  const first = isRefused ? "number" : firstFault;
  const [number, ...short] = cardFields.map((name) =>
    fieldHtml(name, {
      typed: typed[name],
      fault: faults[name],
      refusal: isRefused && name === first ? "message" : undefined,
      isFirst: name === first,
    }),
  );
  return `<h1>${order ? escapeHtml(order.productName) : "Use another card"}</h1>
${order ? priceList(order, now) : "<p>Your next payments will be made with this card. Any overdue amount is paid right away.</p>"}
${message ? `<p class="alert" role="alert" id="message">${escapeHtml(message)}</p>` : ""}
<form method="post" novalidate>
${number}
<div class="short">${short.join("")}</div>
<div class="actions">
<button>${buttonSays(order)}</button>
<a class="back" href="${escapeHtml(cancelUrl)}">Go back${order ? " without paying" : ""}</a>
</div>
</form>
<h2>Test cards</h2>
<ul class="cards">${cardList}</ul>`;
}

const bankHtml = (cancelUrl: string) => `<h1>Your bank asks: Is this you?</h1>
<p>A real bank would ask its app or send a code. Here you choose the answer.</p>
<form method="post" class="actions">
<button name="bank" value="approve">Approve</button>
<button name="bank" value="refuse" class="quiet">Refuse</button>
<a class="back" href="${escapeHtml(cancelUrl)}">Go back</a>
</form>`;

const doneHtml = (
  url: string,
  isPayment: boolean,
) => `<h1>${isPayment ? "Already paid" : "Already changed"}</h1>
<p>${isPayment ? "Your subscription is set up. You will not be charged twice." : "Your subscription is paid with the new card."}</p>
<p class="actions"><a class="button" href="${escapeHtml(url)}">Continue</a></p>`;

const closedHtml = (url: string) => `<h1>This page is closed</h1>
<p>Nothing was charged here. Please start again.</p>
<p class="actions"><a class="button" href="${escapeHtml(url)}">Back to Regain</a></p>`;

function bodyOf(view: HostedView | undefined, state: FormState): string {
  if (!view) return closedHtml("/");
  if (view.kind === "closed") return closedHtml(view.url);
  if (view.kind === "done") return doneHtml(view.url, view.isPayment);
  if (view.kind === "bank") return bankHtml(view.cancelUrl);
  return formHtml(view.order, view.cancelUrl, view.now, state);
}

/** A page of the built-in card provider; an undefined view is a page that never existed. */
export const demoPaymentsPage = (
  view: HostedView | undefined,
  state: FormState = emptyForm,
): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${state.message ? `${escapeHtml(state.message)} – ` : ""}Test payments</title><link rel="stylesheet" href="${stylesPath}"></head>
<body>
<main>
<p class="test">Test payments: no real card is charged.</p>
${bodyOf(view, state)}
</main>
</body>
</html>
`;
