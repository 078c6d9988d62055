import type { AccessRule } from "@regain/contract/access";
import {
  type CallResult,
  type EndpointDef,
  type FormDef,
  type HandlerInput,
  mountedPath,
} from "@regain/contract/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type {
  Actor,
  AnonymousActor,
  LinkActor,
  SubmitterActor,
  UserActor,
} from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { QueueTicket } from "../limit-concurrency.ts";
import { property } from "../property.ts";
import { strict } from "./strict-schema.ts";
import { FileStream } from "./file-stream.ts";
import { emptyBody, isOptionalBody } from "./optional-body.ts";
import { type ReadForm, readForm } from "./read-form.ts";
import { Refusal } from "./refusal.ts";
import { withRoomForForm } from "./room-for-forms.ts";
import { sharedEtag } from "./shared-etag.ts";
import { scanFiles } from "./scan-files.ts";
import { queueTicketOf } from "./queue-ticket.ts";

/** Whom each access rule lets in, other than a person with a session. */
interface OtherActors {
  readonly anyone: Actor;
  readonly "patient-or-link": UserActor | LinkActor;
  readonly "own-results": UserActor | SubmitterActor;
  readonly "own-user-or-anonymous": UserActor | LinkActor | AnonymousActor;
  readonly "patient-record-or-link": UserActor | LinkActor;
  readonly link: LinkActor;
  readonly "signed-in-or-link": UserActor | LinkActor;
}

/** The caller: somebody wherever the access rule requires a session, perhaps nobody where it is `anyone`. */
export type ActorOf<Def extends EndpointDef> = Def["access"] extends keyof OtherActors
  ? OtherActors[Def["access"]]
  : UserActor;

export interface CallContext<Def extends EndpointDef> {
  readonly actor: ActorOf<Def>;
  readonly db: Database;
  /** The time of the request: one for everything the call does. */
  readonly now: Date;
  /** For work that waits its turn in a lane. */
  readonly turn: QueueTicket;
  readonly req: FastifyRequest;
  /** False if there was a file that the virus scanner could not check, which only patients' answers may do. */
  readonly isScanned: boolean;
  /** For headers; the answer itself is returned. */
  readonly reply: Pick<FastifyReply, "header">;
}

/** A call that returns a file may generate it while sending. */
type StreamResult<Def extends EndpointDef> = Def extends { mediaType: string }
  ? { readonly status: 200; readonly body: FileStream }
  : never;
type HandlerResult<Def extends EndpointDef> = CallResult<Def> | StreamResult<Def>;

export type Handler<Def extends EndpointDef> = (
  input: HandlerInput<Def>,
  ctx: CallContext<Def>,
) => Promise<HandlerResult<Def>> | HandlerResult<Def>;

export interface MountOptions {
  /** Bytes; 1 MiB if not given, or 64 KiB for a call that requires no sign-in. */
  readonly bodyLimit?: number;
  /** Ms until the answer must have been sent completely; if not given, the limit for every call. */
  readonly timeoutMs?: number;
}

function sendStream(reply: FastifyReply, { type, name, content }: FileStream): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply.type(type).send(content);
}

/** Bytes, for calls that require no sign-in: more than any of our forms makes of what is typed into it. */
export const openBodyLimit = 2 ** 16;

/** Rules that let somebody in without signing in. */
const openRules = new Set<AccessRule>([
  "anyone",
  "link",
  "patient-or-link",
  "patient-record-or-link",
  "signed-in-or-link",
  "own-user-or-anonymous",
]);

/** Every call accepts the token in the query too; the actor plugin has read it by then. */
const tokenParameter = { token: z.optional(z.string()) };

function querySchema(def: EndpointDef): z.ZodMiniType {
  return strict(def.query ? z.extend(def.query, tokenParameter) : z.object(tokenParameter));
}

/**
 * Serves one call of the contract: its path, its schemas (unknown fields are refused) and its access rule. In two
 * steps, so that the call's type is fixed before the handler is read: `mount(app, call)(handler)`.
 */
export function mount<Def extends EndpointDef>(
  app: FastifyInstance,
  def: Def,
  options: MountOptions = {},
): (handler: Handler<Def>) => void {
  const { config, database, scanner, clock } = app.services;
  const { bodyLimit = openRules.has(def.access) ? openBodyLimit : undefined } = options;
  return (handler) => {
    async function handle(
      req: FastifyRequest,
      reply: FastifyReply,
      form?: ReadForm,
    ): Promise<HandlerResult<Def>> {
      const isScanned =
        !def.form || !form || (await scanFiles(scanner, def.form, form.files, req.log));
      const sent = form ? { form } : {};
      const input = { params: req.params, query: req.query, body: req.body, ...sent };
      return handler(input as HandlerInput<Def>, {
        actor: req.actor as ActorOf<Def>,
        db: database,
        now: clock(),
        turn: queueTicketOf(req),
        req,
        isScanned,
        reply,
      });
    }

    /** Undefined if a form arrived completely after it was refused: nothing is done with it. */
    async function handleForm(req: FastifyRequest, reply: FastifyReply, rules: FormDef) {
      return withRoomForForm(req, async () => {
        const form = await readForm(req, rules);
        return req.answered.signal.aborted ? undefined : handle(req, reply, form);
      });
    }

    async function answerTo(req: FastifyRequest, reply: FastifyReply) {
      try {
        return await (def.form ? handleForm(req, reply, def.form) : handle(req, reply));
      } catch (error) {
        if (!(req.answered.signal.aborted && error instanceof Refusal)) throw error;
        req.log.info({ err: error }, "Refused again, after it had been answered.");
        return undefined;
      }
    }

    app.route({
      method: def.method,
      url: mountedPath(def, config.apiVersion),
      ...(bodyLimit ? { bodyLimit } : {}),
      ...(options.timeoutMs ? { handlerTimeout: options.timeoutMs } : {}),
      ...(def.isCacheable ? { onSend: sharedEtag } : {}),
      ...(def.body && isOptionalBody(def.body) ? { preValidation: emptyBody } : {}),
      config: { endpoint: def },
      schema: {
        querystring: querySchema(def),
        ...(def.params ? { params: def.params } : {}),
        ...(def.body ? { body: strict(def.body) } : {}),
        response: def.responses,
      },
      handler: async (req, reply) => {
        const result = await answerTo(req, reply);
        const body: unknown = result?.body;
        // The time ran out in the meantime, and the caller was told so: stop generating any file.
        if (!result || req.answered.signal.aborted) {
          if (body instanceof FileStream) body.content.destroy();
          return reply;
        }
        const address = result.status === 303 ? property(body, "location") : undefined;
        if (typeof address === "string") return reply.redirect(address, 303);
        reply.code(result.status);
        if (body instanceof FileStream) return sendStream(reply, body);
        if (!(body instanceof Blob)) return reply.send(body);
        return reply.type(body.type).send(Buffer.from(await body.arrayBuffer()));
      },
    });
  };
}
