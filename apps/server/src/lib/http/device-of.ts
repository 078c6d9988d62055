import type { FastifyRequest } from "fastify";

/** What the browser calls itself, by which the person can recognize it. */
export const deviceOf = ({ headers }: FastifyRequest): string => headers["user-agent"] ?? "";
