import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { Gauge, type Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import { type Backlog, readBacklog } from "./backlog.store.ts";

export interface MeasuredParts {
  readonly config: Pick<Config, "dataDir" | "smtpUrl">;
  readonly database: Database;
}

/** A database that has not answered by then is in trouble, which is a measurement too. */
const patienceMs = 2_000;

/** Measured for each reader of the metrics, but no more often than this. */
const freshMs = 5_000;

/**
 * With PostgreSQL and no files yet, the folder does not exist: its disk is that of the folder it will be created in.
 */
function nearest(folder: string): string {
  const above = dirname(folder);
  return above === folder || existsSync(folder) ? folder : nearest(above);
}

function withinPatience(work: Promise<Backlog>): Promise<Backlog | undefined> {
  let timer: NodeJS.Timeout;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([work, late])
    .catch(() => undefined)
    .finally(() => clearTimeout(timer));
}

/** Measures on request. @returns a function to await before the metrics are read */
export function registerGauges(registry: Registry, { config, database }: MeasuredParts) {
  const registers = [registry];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const byState = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ["state"] as const, registers });
  const connections = byState(
    "regain_database_connections",
    "Connections of this process to the database, by state; `waiting` are calls in line for one.",
  );
  const answers = gauge(
    "regain_database_answers",
    `1 if the database answered within ${patienceMs / 1000} seconds; otherwise what is counted in it is missing.`,
  );
  const jobs = byState(
    "regain_jobs_pending",
    "Jobs that are waiting, running, or given up after all attempts. All processes report the same.",
  );
  const oldest = gauge(
    "regain_oldest_job_seconds",
    "How long the oldest due job has been waiting.",
  );
  const scheduled = new Gauge({
    name: "regain_schedule_age_seconds",
    help: "How long ago each scheduled job last got its turn, by name. All processes report the same.",
    labelNames: ["name"] as const,
    registers,
  });
  const backup = gauge(
    "regain_backup_age_seconds",
    "How long ago the last backup by `npm run admin` ended well; if none has, how long ago jobs were first scheduled.",
  );
  const mails = byState(
    "regain_mails_pending",
    "Messages of the last day that no mail server has accepted yet: `waiting` within the hour, `failed` for longer, `refused` for good.",
  );
  const free = gauge("regain_disk_free_bytes", "Free space on the disk of DATA_DIR.");
  const size = gauge("regain_disk_size_bytes", "Size of the disk of DATA_DIR.");

  let asked = 0;

  async function askDatabase(): Promise<void> {
    const backlog = await withinPatience(readBacklog(database));
    answers.set(backlog ? 1 : 0);
    jobs.reset();
    scheduled.reset();
    mails.reset();
    oldest.remove();
    backup.remove();
    if (!backlog) return;
    for (const { name, seconds } of backlog.scheduled) scheduled.set({ name }, seconds);
    jobs.set({ state: "waiting" }, backlog.jobsWaiting);
    jobs.set({ state: "running" }, backlog.jobsRunning);
    jobs.set({ state: "given_up" }, backlog.jobsGivenUp);
    oldest.set(backlog.oldestJobSeconds);
    if (backlog.backupSeconds !== null) backup.set(backlog.backupSeconds);
    // Without a mail server, messages are only stored, which is not a backlog.
    if (!config.smtpUrl) return;
    mails.set({ state: "waiting" }, backlog.mailsWaiting);
    mails.set({ state: "failed" }, backlog.mailsFailed);
    mails.set({ state: "refused" }, backlog.mailsRefused);
  }

  async function askDisk(): Promise<void> {
    try {
      const { bavail, blocks, bsize } = await statfs(nearest(config.dataDir));
      free.set(bavail * bsize);
      size.set(blocks * bsize);
    } catch {
      free.remove();
      size.remove();
    }
  }

  return async () => {
    const { total, idle, waiting } = database.connections();
    connections.set({ state: "in_use" }, total - idle);
    connections.set({ state: "idle" }, idle);
    connections.set({ state: "waiting" }, waiting);
    const now = performance.now();
    if (asked > 0 && now - asked < freshMs) return;
    asked = now;
    await Promise.all([askDatabase(), askDisk()]);
  };
}
