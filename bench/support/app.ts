import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "../../apps/server/src/adapters/objects/folder-store.ts";
import { openSandbox } from "../../apps/server/src/adapters/payments/sandbox/sandbox.ts";
import { type Client, createClient } from "@regain/contract/client";
import { buildApp } from "../../apps/server/src/app.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { system } from "../../apps/server/src/db/actor.ts";
import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { newKey, parseKeys } from "../../apps/server/src/lib/keys/key-ring.ts";
import { startJobs } from "../../apps/server/src/lib/jobs.ts";
import { openSession } from "../../apps/server/src/modules/identity/auth-session.service.ts";
import { inService } from "./in-service.ts";

export interface BenchApp {
  /** The contract's client, signed in as this patient; the app is called without a port or a network. */
  clientFor(patientId: string): Promise<Client>;
  close(): Promise<void>;
}

/** The product's whole app on this database, in this process. */
export async function openApp(database: OwnedDatabase): Promise<BenchApp> {
  const jobs = await startJobs(database, {
    onError: (error) => {
      throw error;
    },
  });
  const config = readConfig({ ...inService, LOG_LEVEL: "silent" });
  const clock = () => new Date();
  const store = folderStore(join(tmpdir(), "regain-bench-objects"));
  const app = await buildApp(
    {
      config,
      database,
      jobs,
      keys: parseKeys(newKey()),
      store,
      objects: store,
      recogniser: undefined,
      scanner: undefined,
      leaks: undefined,
      mailer: undefined,
      payments: await openSandbox({ database, clock, publicUrl: config.publicUrl }),
      clock,
    },
    { isReady: () => Promise.resolve(true) },
  );
  const ask: typeof fetch = async (input, init = {}) => {
    const { body, statusCode } = await app.inject({
      method: init.method === "POST" ? "POST" : "GET",
      url: input instanceof Request ? input.url : input.toString(),
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === "string" ? { payload: init.body } : {}),
    });
    return new Response(body, { status: statusCode });
  };
  return {
    async clientFor(patientId) {
      const session = { userId: patientId, type: "patient", device: "bench" } as const;
      const token = await database.withActor(system("sign-in"), (trx) =>
        openSession(trx, session, new Date()),
      );
      return createClient({
        baseUrl: "",
        version: config.apiVersion,
        fetch: ask,
        token: () => token,
      });
    },
    async close() {
      await app.close();
      await jobs.stop();
    },
  };
}
