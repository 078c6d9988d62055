import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { signatureHeader } from "../card-provider.ts";
import type { SandboxEvent } from "./books.ts";
import { dueObjects, writeObject } from "./books.store.ts";
import { sign } from "./signature.ts";

export interface SignedEvent {
  readonly id: string;
  readonly type: string;
  readonly body: Buffer;
  /** Signed again at each read: a signature expires after five minutes. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Delivers an event to the listener. @returns the status it was answered with */
export type Deliver = (event: SignedEvent) => Promise<number>;

/** Minutes to wait after each failed delivery; after the last one the event is given up. */
const waitMinutes = [1, 2, 5, 10, 30, 60, 120, 240, 480, 720, 1440, 1440];

const batch = 50;

export interface DeliveryParts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly secret: string;
  readonly isDown: () => boolean;
  /** Undefined: nothing is sent automatically; events are taken by hand. */
  readonly deliver: Deliver | undefined;
  readonly onError: (error: unknown) => void;
}

export interface Delivery {
  /** Sends what is waiting, soon. */
  nudge(): void;
  /** Resolves when nothing is being sent. */
  idle(): Promise<void>;
  /** Everything waiting, signed, for the caller to lose, duplicate or shuffle; it is not sent again. */
  take(): Promise<readonly SignedEvent[]>;
}

export function openDelivery(parts: DeliveryParts): Delivery {
  const { database, clock, secret, deliver, isDown, onError } = parts;
  const actor = system("sandbox");

  const signed = ({ id, type, payload }: SandboxEvent): SignedEvent => {
    const body = Buffer.from(payload);
    return {
      id,
      type,
      body,
      get headers() {
        const signature = sign(body, secret, clock());
        return { "content-type": "application/json", [signatureHeader]: signature };
      },
    };
  };
  const waiting = () =>
    database.withActor(actor, (trx) => dueObjects(trx, "event", clock(), batch));
  const note = (event: SandboxEvent, dueAt: Date | null) =>
    database.withActor(actor, (trx) =>
      writeObject(trx, "event", { ...event, dueAt, tries: event.tries + 1 }, clock()),
    );

  async function isTaken(event: SandboxEvent, send: Deliver): Promise<boolean> {
    try {
      const status = await send(signed(event));
      return status >= 200 && status < 300;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  /** When to send an event again that nobody accepted; null if it is given up. */
  function nextTry({ tries }: SandboxEvent): Date | null {
    const minutes = waitMinutes[tries];
    return minutes === undefined ? null : new Date(clock().getTime() + minutes * 60_000);
  }

  async function sendAll(send: Deliver): Promise<void> {
    for (let due = await waiting(); due.length > 0; due = await waiting())
      for (const event of due)
        await note(event, (await isTaken(event, send)) ? null : nextTry(event));
  }

  let sending: Promise<void> = Promise.resolve();
  let waitingRuns = 0;
  /** One run at a time; a second one that has not started yet sends what a third would. */
  function nudge(): void {
    if (!deliver || isDown() || waitingRuns > 1) return;
    waitingRuns += 1;
    sending = sending
      .then(() => sendAll(deliver))
      .catch(onError)
      .finally(() => (waitingRuns -= 1));
  }

  return {
    nudge,
    async idle() {
      // Delivering events may lead to more of them.
      for (let seen: Promise<void> | undefined; seen !== sending;) {
        seen = sending;
        await seen;
      }
    },
    async take() {
      const taken: SignedEvent[] = [];
      for (let due = await waiting(); due.length > 0; due = await waiting())
        for (const event of due) {
          await note(event, null);
          taken.push(signed(event));
        }
      return taken;
    },
  };
}
