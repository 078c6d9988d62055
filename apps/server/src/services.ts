import type { EndpointDef } from "@regain/contract/endpoint";
import type { MailCarrier } from "./adapters/mail/mail.ts";
import type { KeptStore } from "./adapters/objects/kept-store.ts";
import type { ObjectStore } from "./adapters/objects/object-store.ts";
import type { FileScanner } from "./adapters/file-scanner/file-scanner.ts";
import type { LeakLookup } from "./adapters/leaked-passwords/leak-lookup.ts";
import type { CardProvider } from "./adapters/payments/card-provider.ts";
import type { Recogniser } from "./adapters/speech/recogniser.ts";
import type { Config } from "./config.ts";
import type { Actor } from "./db/actor.ts";
import type { Database } from "./db/database.ts";
import type { Jobs } from "./lib/jobs.ts";
import type { KeyRing } from "./lib/keys/key-ring.ts";
import type { Grant } from "./modules/policy.ts";

/** What every module gets. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Objects as stored: sealed. */
  readonly store: KeptStore;
  /** The same, decrypted. */
  readonly objects: ObjectStore;
  /** The keys that stored data is encrypted with. */
  readonly keys: KeyRing;
  /** Undefined if this server does not recognize speech. */
  readonly recogniser: Recogniser | undefined;
  /** Scans people's files; undefined if the operator has no scanner. */
  readonly scanner: FileScanner | undefined;
  /** Knows leaked passwords beyond our list; undefined if there is no such service. */
  readonly leaks: LeakLookup | undefined;
  /** Undefined if there is no mail server. */
  readonly mailer: MailCarrier | undefined;
  readonly payments: CardProvider;
  readonly clock: () => Date;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly services: Services;
  }
  interface FastifyRequest {
    actor: Actor;
    /** The grounds on which the caller was let in; null until the policy has decided. */
    grant: Grant | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract a route serves. */
    readonly endpoint?: EndpointDef;
    /** For a route outside the contract, the call that does the same: it leaves the same trail. */
    readonly actsAs?: EndpointDef;
  }
}
