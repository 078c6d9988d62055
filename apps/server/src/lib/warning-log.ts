import type { FastifyBaseLogger } from "fastify";

/** Where a job says what somebody should look at, although it has not failed. */
export type WarningLog = Pick<FastifyBaseLogger, "warn">;
