import { performance } from "@regain/contract/calls/report/performance";
import { readTrends } from "@regain/contract/calls/report/trends";
import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { dayMs } from "@regain/contract/durations";
import { addDays, localTime } from "@regain/therapy/days";
import { sql } from "kysely";
import { describe, expect } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { addMadeUpSession, addResponses, madeUpResponse } from "../../builders/practice.ts";
import { refusal } from "../../testing/practising-patient.ts";
import type { OwnedDatabase } from "../../db/database.ts";
import { lettersTo } from "../../testing/letters.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { type TestServer, withTestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";

async function addRosa(server: TestServer, subscription = {}) {
  const today = localTime(server.now(), "UTC").day;
  const id = await server.seed(async (trx) => {
    const patientId = await addPatient(trx, {
      username: "rosa",
      email: "rosa@example.org",
      subscription,
    });
    const builtAt = new Date(`${addDays(today, -2)}T00:00:00Z`);
    const session = await addMadeUpSession(
      trx,
      patientId,
      [{ typeId: 33, level: 2, count: 10 }],
      builtAt,
    );
    await addResponses(
      trx,
      session.items.map((item) => madeUpResponse(session, item)),
    );
    return patientId;
  });
  return { id, today, call: server.client(await server.tokenFor(id)) };
}

/** The URL of the mail's button, with its token. */
async function mailedLink(
  server: TestServer,
  { call, today }: Awaited<ReturnType<typeof addRosa>>,
) {
  const replacementTokens = { startDate: addDays(today, -364), endDate: today };
  await call(sendTemplateEmail, {
    params: { templateName: "progress-report" },
    body: { replacementTokens },
  });
  const [mail] = await lettersTo(server, "rosa@example.org");
  return new URL(mail!.content.button!.address);
}

/** A server on this database, which the story's own test closes. */
const onServer =
  (tell: (server: TestServer) => Promise<void>) =>
  (database: OwnedDatabase): Promise<void> =>
    withTestServer(tell, { database: { ...database, close: async () => {} } });

describe("the mail's link", () => {
  onBothEngines(
    "opens the summary that the patient would see, and nothing else",
    onServer(async (server) => {
      const rosa = await addRosa(server);
      const address = await mailedLink(server, rosa);
      expect(address.pathname).toBe("/dashboard/report");
      expect(address.searchParams.get("patientId")).toBe(rosa.id);
      const byLink = server.client(address.searchParams.get("token")!);
      const asked = { params: { id: rosa.id }, query: {} };
      const report = await byLink(performance, asked);
      expect(report).toEqual(await rosa.call(performance, asked));
      expect(report.summary).toMatchObject({ tasksCompleted: 10, accuracy: 100 });
      expect(await refusal(byLink(readTrends, asked))).toEqual([401, "not-signed-in"]);
    }),
  );

  onBothEngines(
    "opens nobody else's, and no more than the subscription does",
    onServer(async (server) => {
      const tess = await addRosa(server, { status: "trialEnded" });
      const address = await mailedLink(server, tess);
      const byLink = server.client(address.searchParams.get("token")!);
      const own = await byLink(performance, { params: { id: tess.id }, query: {} });
      expect(own).toMatchObject({ isLocked: true, summary: { tasksCompleted: 10 } });
      const sam = await server.seed((trx) => addPatient(trx, { username: "sam" }));
      expect(await refusal(byLink(performance, { params: { id: sam }, query: {} }))).toEqual([
        404,
        "not-found",
      ]);
    }),
  );

  onBothEngines(
    "is over after 30 days, and says so without ending anybody's session",
    onServer(async (server) => {
      const rosa = await addRosa(server);
      const address = await mailedLink(server, rosa);
      server.advance(30 * dayMs);
      const asking = server.client(address.searchParams.get("token")!)(performance, {
        params: { id: rosa.id },
        query: {},
      });
      await expect(asking).rejects.toMatchObject({
        status: 410,
        code: "link-expired",
        authError: false,
      });
    }),
  );

  onBothEngines(
    "reads and cannot write, whatever is tried by it",
    onServer(async (server) => {
      const { id: patientId } = await addRosa(server);
      const reader = { kind: "reader", patientId } as const;
      const change = server.database.withActor(reader, (trx) =>
        sql`update users set first_name = 'X' where id = ${patientId}`.execute(trx),
      );
      await expect(change).rejects.toThrow(/read-only/);
    }),
  );

  onBothEngines(
    "of another kind opens no report",
    onServer(async (server) => {
      const { id } = await addRosa(server);
      const token = await server.seed((trx) =>
        issueLink(trx, { purpose: "do-not-contact", userId: id }, server.now()),
      );
      expect(
        await refusal(server.client(token)(performance, { params: { id }, query: {} })),
      ).toEqual([410, "link-unknown"]);
    }),
  );
});
