import {
  type CallResult,
  type EndpointDef,
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
import { property } from "../property.ts";
import { closed } from "./closed-schema.ts";
import { FileStream } from "./file-stream.ts";
import { emptyBody, isOptionalBody } from "./optional-body.ts";
import { readForm } from "./read-form.ts";
import { sameForAll } from "./same-for-all.ts";
import { scanFiles } from "./scan-files.ts";

/** Who each access rule lets in, where it is not a person with a session. */
interface OtherActors {
  readonly anyone: Actor;
  readonly "patient-or-link": UserActor | LinkActor;
  readonly "own-results": UserActor | SubmitterActor;
  readonly "own-user-or-anonymous": UserActor | LinkActor | AnonymousActor;
  readonly "patient-record-or-link": UserActor | LinkActor;
  readonly link: LinkActor;
  readonly "signed-in-or-link": UserActor | LinkActor;
}

/** Who asks: somebody wherever the access rule wants a session, perhaps nobody where it is `anyone`. */
export type ActorOf<Def extends EndpointDef> = Def["access"] extends keyof OtherActors
  ? OtherActors[Def["access"]]
  : UserActor;

export interface CallContext<Def extends EndpointDef> {
  readonly actor: ActorOf<Def>;
  readonly db: Database;
  /** The instant of the request: one for all that the call does. */
  readonly now: Date;
  readonly req: FastifyRequest;
  /** False where a file came that the virus scanner could not look into, which only answers of patients may. */
  readonly isScanned: boolean;
  /** For headers; what is answered is returned. */
  readonly reply: Pick<FastifyReply, "header">;
}

/** A call that gives a file may make it while it is sent. */
type StreamResult<Def extends EndpointDef> = Def extends { mediaType: string }
  ? { readonly status: 200; readonly body: FileStream }
  : never;
type HandlerResult<Def extends EndpointDef> = CallResult<Def> | StreamResult<Def>;

export type Handler<Def extends EndpointDef> = (
  input: HandlerInput<Def>,
  ctx: CallContext<Def>,
) => Promise<HandlerResult<Def>> | HandlerResult<Def>;

export interface MountOptions {
  /** Bytes; 1 MiB where it is not given. */
  readonly bodyLimit?: number;
  /** Ms until the answer must have been sent, to its end; where it is not given, as for every call. */
  readonly timeoutMs?: number;
}

function sendStream(reply: FastifyReply, { type, name, content }: FileStream): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`);
  return reply.type(type).send(content);
}

/** Every call takes the token in the query too; the actor plugin has read it by then. */
const tokenParameter = { token: z.optional(z.string()) };

function querySchema(def: EndpointDef): z.ZodMiniType {
  return closed(def.query ? z.extend(def.query, tokenParameter) : z.object(tokenParameter));
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
  return (handler) => {
    app.route({
      method: def.method,
      url: mountedPath(def, config.apiVersion),
      ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
      ...(options.timeoutMs ? { handlerTimeout: options.timeoutMs } : {}),
      ...(def.isSameForAll ? { onSend: sameForAll } : {}),
      ...(def.body && isOptionalBody(def.body) ? { preValidation: emptyBody } : {}),
      config: { endpoint: def },
      schema: {
        querystring: querySchema(def),
        ...(def.params ? { params: def.params } : {}),
        ...(def.body ? { body: closed(def.body) } : {}),
        response: def.responses,
      },
      handler: async (req, reply) => {
        const form = def.form && (await readForm(req, def.form));
        const isScanned =
          !def.form || !form || (await scanFiles(scanner, def.form, form.files, req.log));
        const sent = form ? { form } : {};
        const input = { params: req.params, query: req.query, body: req.body, ...sent };
        const result = await handler(input as HandlerInput<Def>, {
          actor: req.actor as ActorOf<Def>,
          db: database,
          now: clock(),
          req,
          isScanned,
          reply,
        });
        const body: unknown = result.body;
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
