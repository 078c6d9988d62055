import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { v7 } from "uuid";
import { system } from "../db/actor.ts";
import { publish } from "../lib/server-events.ts";
import { type Job, startJobs } from "../lib/jobs.ts";
import { newPatient, practise } from "../testing/practising-patient.ts";
import { resultsOf } from "../testing/practice.ts";
import { insertAudit } from "../modules/audit.store.ts";
import { openTestServer, type TestServer, withTestServer } from "../testing/test-server.ts";

const deploy = join(import.meta.dirname, "../../../../deploy");
const docs = join(import.meta.dirname, "../../../../docs");
const dashboard = readFileSync(join(deploy, "grafana/regain.json"), "utf8");
const alerts = readFileSync(join(deploy, "prometheus/alerts.yml"), "utf8");
const operations = readFileSync(join(docs, "operations.md"), "utf8");
const runbook = readFileSync(join(docs, "runbook.md"), "utf8");

let server: TestServer;
const nightly: Job = {
  name: "tidy-up",
  schedule: "30 3 * * *",
  run: () => Promise.resolve(),
};

beforeAll(async () => {
  server = await openTestServer({ config: { smtpUrl: "smtp://mail.example.org" } });
  const onError = (error: Error) => {
    throw error;
  };
  const jobs = await startJobs(server.database, { onError });
  await jobs.work([nightly]);
  await jobs.stop();
});
afterAll(() => server.close());

async function scraped(): Promise<string> {
  const { statusCode, body } = await server.app.inject("/metrics");
  expect(statusCode).toBe(200);
  return body;
}

/** The value of one line, verbatim. */
const valueOf = (body: string, line: string) =>
  body
    .split("\n")
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);

/** Metrics of Prometheus itself. */
const ownOfPrometheus = new Set(["up"]);

const expressions = [
  ...(JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }).panels.flatMap(
    ({ targets = [] }) => targets.map(({ expr }) => expr),
  ),
  ...[...alerts.matchAll(/expr: (?:\|\n((?: {10,}.*\n)+)|(.*))/g)].map(
    ([, block, line]) => block ?? line ?? "",
  ),
];

/** Every metric, label and label value that an expression uses. */
function askedBy(expression: string) {
  const metrics = [...expression.matchAll(/\b((?:regain|http|nodejs|process)_[a-z0-9_]+|up)\b/g)];
  const labels = [...expression.matchAll(/\b(\w+)="([^"$.]+)"/g)];
  return {
    metrics: metrics.map(([, name = ""]) => name).filter((name) => !ownOfPrometheus.has(name)),
    labels: labels.map(([, name = "", value = ""]) => [name, value] as const),
  };
}

describe("dashboard and alerts", () => {
  test("ask for what there is", async () => {
    const rosa = await newPatient(server);
    await practise(server, rosa);
    publish("job", { name: "send-mail", outcome: "failed" });
    const body = await scraped();
    const asked = expressions.map(askedBy);
    expect(asked.length).toBeGreaterThan(25);
    for (const name of new Set(asked.flatMap(({ metrics }) => metrics)))
      expect(body, name).toMatch(new RegExp(`^${name}(?:\\{| )`, "m"));
    const known = new Set(["job", "status"]);
    for (const [label, value] of asked.flatMap(({ labels }) => labels))
      if (!known.has(label)) expect(body).toContain(`${label}="${value}"`);
  });

  test("every metric of ours is looked at, by a panel", async () => {
    const names = [...(await scraped()).matchAll(/^# TYPE (regain_\w+)/gm)].map(
      ([, name]) => name!,
    );
    expect(names.length).toBeGreaterThan(12);
    expect(names.filter((name) => !dashboard.includes(name))).toEqual([]);
  });

  test("every alert leads to a heading of the runbook", () => {
    const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^a-z0-9 -]/g, "")
        .replaceAll(" ", "-"),
    );
    const places = [...alerts.matchAll(/runbook: docs\/runbook\.md#(\S+)/g)].map(
      ([, place]) => place,
    );
    expect(places).toHaveLength([...alerts.matchAll(/- alert:/g)].length);
    for (const place of places) expect(headings).toContain(place);
    expect(operations).toContain(` with ${places.length} alarms, `);
  });
});

test("answers, refusals and sign-ins that fail are counted, and what waits is measured", async () => {
  const before = await scraped();
  const rosa = await newPatient(server);
  const session = await practise(server, rosa);
  const again = resultsOf(rosa.id, session, server.now(), () => "right");
  await server.client(await server.tokenFor(rosa.id))(sendResponses, {
    params: { id: rosa.id },
    body: again,
  });
  await server.app.inject({
    method: "POST",
    url: "/service/v700/api/login/v3",
    payload: { username: "rosa", password: "not it" },
  });
  await server.database.pool.query(
    `insert into mails (mail_id, template, recipient, content, created_at)
     values (gen_random_uuid(), 'welcomePatient', 'a@example.org', '{}', now() - interval '2 hours'),
       (gen_random_uuid(), 'welcomePatient', 'refused@example.org', '{}', now() - interval '25 hours')`,
  );
  // The database's numbers are cached for a moment.
  await expect
    .poll(async () => valueOf(await scraped(), 'regain_mails_pending{state="failed"}'), {
      timeout: 20_000,
      interval: 500,
    })
    .toBe("1");
  const after = await scraped();
  const more = (line: string) => Number(valueOf(after, line)) - Number(valueOf(before, line) ?? 0);
  expect(more('regain_answers_total{outcome="stored"}')).toBe(session.tasks.length);
  expect(more('regain_answers_total{outcome="duplicate"}')).toBe(session.tasks.length);
  expect(more('regain_refusals_total{code="wrong-credentials"}')).toBe(1);
  expect(more('regain_sign_in_failures_total{reason="wrong-credentials"}')).toBe(1);
  expect(valueOf(after, "regain_database_answers")).toBe("1");
  expect(after).not.toContain("rosa");
});

test("a job of the night that did not come to its turn is seen, until it does", async () => {
  const line = `regain_schedule_age_seconds{name="${nightly.name}"}`;
  const hours = async () => Math.round(Number(valueOf(await scraped(), line)) / 3_600);
  const patient = { timeout: 20_000, interval: 500 };
  const { pool } = server.database;
  const named = "update boss.schedule set created_on = now() - interval '40 hours' where key = $1";
  await pool.query(named, [nightly.name]);
  await expect.poll(hours, patient).toBe(40);
  await pool.query(
    `with turn as (
       insert into boss.job (name, data, created_on) values ('regain', '{}', now() - interval '2 hours') returning id)
     update boss.schedule set last_job_id = turn.id from turn where key = $1`,
    [nightly.name],
  );
  await expect.poll(hours, patient).toBe(2);
});

test("how old the last backup is: one that was refused is none", async () => {
  const hours = async () =>
    Math.round(Number(valueOf(await scraped(), "regain_backup_age_seconds")) / 3_600);
  const patient = { timeout: 20_000, interval: 500 };
  const { pool, withActor } = server.database;
  await pool.query("update boss.schedule set created_on = now() - interval '50 hours'");
  await expect.poll(hours, patient).toBe(50);
  const ended = (status: 200 | 409, ago: number) =>
    withActor(system("operator"), (trx) =>
      insertAudit(trx, {
        id: v7(),
        at: new Date(Date.now() - ago * 3_600_000),
        user_id: null,
        call: "ADMIN backup",
        access: "operator: nightly",
        link_token_id: null,
        subject_patient_id: null,
        subject_user_id: null,
        institution_id: null,
        status,
        error: status === 200 ? null : "folder-not-empty",
        ip: "",
        request_id: "nightly",
      }),
    );
  await ended(200, 30);
  await ended(409, 6);
  await expect.poll(hours, patient).toBe(30);
});

test("whoever lacks the token is told so: 404 would look like another program", async () => {
  await withTestServer(
    async ({ app }) => {
      const ask = (authorization: string) =>
        app.inject({ url: "/metrics", headers: { authorization } });
      expect((await ask("Bearer wrong")).statusCode).toBe(401);
      expect((await app.inject("/metrics")).statusCode).toBe(401);
      expect((await ask("Bearer right")).statusCode).toBe(200);
    },
    { config: { metricsToken: "right" } },
  );
});
