import { writeObject } from "./books.store.ts";
import {
  type CardFaults,
  cardByNumber,
  faultsOf,
  type TestCard,
  type TypedCard,
} from "./cards.rules.ts";
import { completePage, findPage, type SandboxPage } from "./cards.service.ts";
import type { Order } from "./books.ts";
import type { Desk } from "./desk.ts";
import type { Trx } from "../../../db/database.ts";

export type HostedView =
  /** Asks for a card: for an order, or to replace another card. */
  | {
      readonly kind: "form";
      readonly order: Order | null;
      readonly cancelUrl: string;
      readonly now: Date;
    }
  /** The bank asks whether this is the owner. */
  | { readonly kind: "bank"; readonly cancelUrl: string }
  /** There is nothing more to do here. */
  | { readonly kind: "done"; readonly url: string; readonly isPayment: boolean }
  | { readonly kind: "closed"; readonly url: string };

/** The result of a submission; `view` if it did nothing because the page has moved on. */
export type HostedAnswer =
  | { readonly kind: "wrong"; readonly faults: CardFaults; readonly view: HostedView }
  | { readonly kind: "refused"; readonly message: string; readonly view: HostedView }
  | { readonly kind: "view"; readonly view: HostedView };

/** The provider's side of the pages where people enter their card. */
export interface HostedPages {
  /** @returns undefined if there is no such page */
  read(id: string): Promise<HostedView | undefined>;
  giveCard(id: string, card: TypedCard): Promise<HostedAnswer | undefined>;
  /** What the owner told their bank. */
  answerBank(id: string, isOwner: boolean): Promise<HostedAnswer | undefined>;
}

const notAuthenticated =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

function viewOf(page: SandboxPage, now: Date): HostedView {
  const { id, state, successUrl, cancelUrl, askedCard } = page;
  const isPayment = "order" in page;
  if (state === "expired") return { kind: "closed", url: cancelUrl };
  if (state === "complete")
    return { kind: "done", url: successUrl.replaceAll("{CHECKOUT_SESSION_ID}", id), isPayment };
  if (askedCard) return { kind: "bank", cancelUrl };
  return { kind: "form", order: isPayment ? page.order : null, cancelUrl, now };
}

export function openHostedPages(desk: Desk): HostedPages {
  async function write(trx: Trx, page: SandboxPage, now: Date): Promise<SandboxPage> {
    if ("order" in page) await writeObject(trx, "checkout", page, now);
    else await writeObject(trx, "card-update", page, now);
    return page;
  }

  /** What the page shows after it was acted on. */
  async function seen(trx: Trx, id: string, now: Date): Promise<HostedAnswer> {
    const page = await findPage(trx, id);
    if (!page) throw new Error(`The page ${id} is gone.`);
    return { kind: "view", view: viewOf(page, now) };
  }

  async function take(trx: Trx, page: SandboxPage, card: TestCard, now: Date) {
    const { refusedWith } = card;
    if (refusedWith)
      return { kind: "refused" as const, message: refusedWith, view: viewOf(page, now) };
    if (card.asks) await write(trx, { ...page, askedCard: card.number }, now);
    else await completePage(trx, page, card.number, now);
    return seen(trx, page.id, now);
  }

  return {
    read: (id) =>
      desk.work(async (trx, now) => {
        const page = await findPage(trx, id);
        return page && viewOf(page, now);
      }),
    giveCard: (id, typed) =>
      desk.work(async (trx, now): Promise<HostedAnswer | undefined> => {
        const page = await findPage(trx, id);
        if (!page) return undefined;
        const view = viewOf(page, now);
        if (page.state !== "open") return { kind: "view", view };
        const faults = faultsOf(typed, now);
        const card = cardByNumber(typed.number);
        if (Object.keys(faults).length > 0 || !card) return { kind: "wrong", faults, view };
        return take(trx, page, card, now);
      }),
    answerBank: (id, isOwner) =>
      desk.work(async (trx, now): Promise<HostedAnswer | undefined> => {
        const page = await findPage(trx, id);
        if (!page) return undefined;
        const { askedCard } = page;
        if (page.state !== "open" || !askedCard) return { kind: "view", view: viewOf(page, now) };
        const asked = await write(trx, { ...page, askedCard: null }, now);
        if (!isOwner)
          return { kind: "refused", message: notAuthenticated, view: viewOf(asked, now) };
        await completePage(trx, asked, askedCard, now);
        return seen(trx, id, now);
      }),
  };
}
