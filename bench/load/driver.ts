/** A separate process that plays all the patients of a plan, and reports what it saw. Started by `run-load.ts`. */
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { login } from "@regain/contract/calls/identity/login";
import { type Asked, measuredFetch, refusalsOf, timesOf } from "./meter.ts";
import type { LoadPlan, LoadReport } from "./plan.ts";
import type { SessionPlay } from "./play-session.ts";
import { clientOf } from "./play-session.ts";
import { visitUntilStopped } from "./visit.ts";

/** Outboxes that are not empty by then are reported as such. */
const drainWithinMs = 60_000;
const answersCall = `${sendResponses.method} ${sendResponses.path.replace("/api", "")}`;

/** Spreads the logins over many addresses: the limit per address is not what is measured. */
const addressOf = (index: number) => `10.1.${index >> 8}.${index & 255}`;

/** Each server in turn. */
function inTurn(servers: readonly string[]): () => string {
  let next = 0;
  return () => servers[next++ % servers.length]!;
}

async function logInAll(plan: LoadPlan, note: (asked: Asked) => void): Promise<void> {
  const { usernames, password } = plan.logins ?? { usernames: [], password: "" };
  const baseUrl = inTurn(plan.servers);
  await Promise.all(
    usernames.map(async (username, index) => {
      const from = measuredFetch(note, (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("x-forwarded-for", addressOf(index));
        return fetch(input, { ...init, headers });
      });
      const call = clientOf({ token: "" }, { baseUrl, fetch: from });
      // Refusals are recorded by the measuring fetch.
      await call(login, { body: { username, password } }).catch(() => undefined);
    }),
  );
}

async function drive(plan: LoadPlan): Promise<LoadReport> {
  const asked: Asked[] = [];
  const logins: Asked[] = [];
  const stop = new AbortController();
  const giveUp = new AbortController();
  const play: SessionPlay = {
    baseUrl: inTurn(plan.servers),
    pace: plan.pace,
    stop: stop.signal,
    giveUp: giveUp.signal,
    fetch: measuredFetch((one) => asked.push(one), fetch),
  };
  const visits = plan.patients.map(async (patient, index) => {
    await pause((plan.arriveMs * index) / plan.patients.length);
    return visitUntilStopped(patient, index, play);
  });
  await pause(plan.arriveMs);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const cpuBefore = process.cpuUsage();
  const from = performance.now();
  await pause(plan.measureMs / 2);
  const loggedIn = logInAll(plan, (one) => logins.push(one));
  await pause(plan.measureMs / 2);
  const until = performance.now();
  const cpu = process.cpuUsage(cpuBefore);
  const driverDelay = delay.percentile(99) / 1e6;
  delay.disable();
  await loggedIn;
  stop.abort();
  const stoppedAt = performance.now();
  const timer = setTimeout(() => giveUp.abort(), drainWithinMs);
  const played = (await Promise.all(visits)).flat();
  clearTimeout(timer);
  const drainMs = performance.now() - stoppedAt;

  const whole = asked.filter(({ at }) => at < until);
  const measured = whole.filter(({ at }) => at >= from);
  const perSecond = (count: number) => (count * 1000) / (until - from);
  return {
    times: timesOf(whole),
    refusals: refusalsOf(whole),
    rate: perSecond(measured.length),
    answerRate: perSecond(
      measured.filter(({ call, code }) => call === answersCall && !code).length,
    ),
    given: played.reduce((sum, { given }) => sum + given.length, 0),
    acknowledged: played.flatMap(({ given, acknowledged }) =>
      given.flatMap(({ patientId, uuid }) => {
        const status = acknowledged.get(uuid);
        return status === "stored" || status === "duplicate" ? [[patientId, uuid] as const] : [];
      }),
    ),
    unsent: played.reduce((sum, { unsent }) => sum + unsent.length, 0),
    drainMs,
    driverDelay,
    driverCpu: (cpu.user + cpu.system) / 1000 / (until - from),
    logins,
  };
}

const [plan] = (await once(process, "message")) as [LoadPlan];
const report = await drive(plan);
process.send!(report, () => process.disconnect());
