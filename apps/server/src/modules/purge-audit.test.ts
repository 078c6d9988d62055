import { dayMs } from "@regain/contract/durations";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../db/actor.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { deleteAgedAudit, insertAudit } from "./audit.store.ts";
import { purgeAudit } from "./purge-audit.job.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const sixYearsAgo = () => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - 6);
  return day.getTime();
};
const row = (at: number, requestId: string) => ({
  id: v7({ msecs: at }),
  at: new Date(at),
  call: "report",
  access: "patient-record",
  status: 200,
  ip: "192.0.2.1",
  request_id: requestId,
});
const kept = async () => {
  const rows = await server.database.withActor(system("audit"), (trx) =>
    trx.selectFrom("audit").select("request_id").where("ip", "=", "192.0.2.1").execute(),
  );
  return rows.map(({ request_id }) => request_id);
};

test("the audit is kept for six years and no longer; nobody but the job can shorten it", async () => {
  const { database } = server;
  await database.withActor(system("audit"), async (trx) => {
    for (let count = 0; count < 1_001; count += 1)
      await insertAudit(trx, row(sixYearsAgo() - dayMs, "older"));
    await insertAudit(trx, row(sixYearsAgo() + dayMs, "younger"));
  });
  expect(await database.withActor(system("audit"), (trx) => deleteAgedAudit(trx, 10))).toBe(0);
  expect(await kept()).toHaveLength(1_002);
  await purgeAudit({ database }).run({});
  expect(await kept()).toEqual(["younger"]);
});
