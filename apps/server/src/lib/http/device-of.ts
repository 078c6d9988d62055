import type { FastifyRequest } from "fastify";

/** What the browser calls itself, for the person to recognise it by. */
export const deviceOf = ({ headers }: FastifyRequest): string => headers["user-agent"] ?? "";
