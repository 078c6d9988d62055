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

/** What every module is given. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Where objects lie, as they lie there: sealed. */
  readonly store: KeptStore;
  /** The same, opened. */
  readonly objects: ObjectStore;
  /** What is kept is encrypted with these. */
  readonly keys: KeyRing;
  /** Undefined where this server recognises no speech. */
  readonly recogniser: Recogniser | undefined;
  /** Looks into files of people; undefined where the operator has no scanner. */
  readonly scanner: FileScanner | undefined;
  /** Knows leaked passwords beyond our list; undefined where nobody is asked. */
  readonly leaks: LeakLookup | undefined;
  /** Undefined where there is no mail server. */
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
    /** By which right the caller came in; null until the policy has said so. */
    grant: Grant | null;
  }
  interface FastifyContextConfig {
    /** The call of the contract a route serves. */
    readonly endpoint?: EndpointDef;
    /** Of a route that is none of the contract, the call that does the same: it leaves the same trace. */
    readonly actsAs?: EndpointDef;
  }
}
