import { dayMs } from "@regain/contract/durations";
import type { Database } from "../../../db/database.ts";
import type { CardProvider } from "../card-provider.ts";
import { eventOf } from "../event.rules.ts";
import { purgeEvents } from "./books.store.ts";
import { type Deliver, openDelivery, type SignedEvent } from "./delivery.ts";
import { openDesk, secretOf } from "./desk.ts";
import { type HostedPages, openHostedPages } from "./hosted-pages.ts";
import { sandboxProvider } from "./provider.ts";
import { isSigned } from "./signature.ts";

export interface SandboxParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** Where people reach the server that shows the hosted pages. */
  readonly publicUrl: string;
  /** Where events go; without it they wait until they are taken by hand. */
  readonly deliver?: Deliver;
  readonly onError?: (error: unknown) => void;
  /** Whether it is currently down; never if not given. */
  readonly isDown?: () => boolean;
}

/** The built-in provider, with its own books and clock, and cards that are nobody's. */
export interface Sandbox extends CardProvider {
  readonly name: "sandbox";
  readonly pages: HostedPages;
  /** Lets what is due by now happen, and sends what is waiting. */
  tick(): Promise<void>;
  /** Everything waiting to be sent, signed, in the order it happened; it is no longer sent automatically. */
  takeEvents(): Promise<readonly SignedEvent[]>;
  /** Resolves when no event is being sent: await this before closing the database. */
  idle(): Promise<void>;
}

const eventsKeptMs = 30 * dayMs;

const everUp = () => false;

export async function openSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { database, clock, publicUrl, isDown = everUp } = parts;
  const { deliver, onError = () => undefined } = parts;
  const secret = await secretOf(database, clock());
  const delivery = openDelivery({ database, clock, secret, isDown, deliver, onError });
  const desk = openDesk({ database, clock, isDown, onEvents: delivery.nudge });
  return {
    name: "sandbox",
    ...sandboxProvider({ desk, publicUrl }),
    pages: openHostedPages(desk),
    readEvent(body, signature, now) {
      if (!isSigned(body, signature, secret, now)) return undefined;
      return eventOf(JSON.parse(body.toString("utf8")));
    },
    async tick() {
      await desk.work((trx, now) => purgeEvents(trx, new Date(now.getTime() - eventsKeptMs)));
    },
    takeEvents: delivery.take,
    idle: delivery.idle,
  };
}

/** The built-in provider, if that is the one in use. */
export function asSandbox(provider: CardProvider): Sandbox | undefined {
  return provider.name === "sandbox" && "pages" in provider ? (provider as Sandbox) : undefined;
}
