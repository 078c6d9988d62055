import { browserErrorKinds } from "@regain/contract/calls/tracking/report-browser-error";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { subscribe } from "../lib/server-events.ts";

/** Counts what the parts of the server report. @returns a function that ends the counting */
export function countServerEvents(registry: Registry): () => void {
  const registers = [registry];
  const answers = new Counter({
    name: "regain_answers_total",
    help: "Answers that devices sent, by what became of them.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const otherwise = new Counter({
    name: "regain_score_differences_total",
    help: "Stored answers that the server scored otherwise than the player.",
    registers,
  });
  const batches = new Histogram({
    name: "regain_answers_per_batch",
    help: "How many answers a device sent at once.",
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  });
  const jobs = new Counter({
    name: "regain_jobs_total",
    help: "Runs of jobs, by name and how they ended.",
    labelNames: ["name", "outcome"] as const,
    registers,
  });
  const recogniser = new Gauge({
    name: "regain_recogniser_queue",
    help: "Spoken answers that are being recognised, and that wait for it.",
    labelNames: ["state"] as const,
    registers,
  });
  const browserErrors = new Counter({
    name: "regain_browser_errors_total",
    help: "Errors that browsers reported, by kind.",
    labelNames: ["kind"] as const,
    registers,
  });
  const bucketFailures = new Counter({
    name: "regain_bucket_failures_total",
    help: "Requests to the bucket of recordings and photos that failed, after all tries.",
    labelNames: ["method"] as const,
    registers,
  });
  const scannedFiles = new Counter({
    name: "regain_scanned_files_total",
    help: "Files of people that were shown to the virus scanner, by what it said; failed: nothing.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const leakLookups = new Counter({
    name: "regain_leak_lookups_total",
    help: "Questions to the service of leaked passwords, by what it said; failed: nothing.",
    labelNames: ["outcome"] as const,
    registers,
  });
  // Without this, a counter's first increase would not show.
  for (const outcome of ["clean", "infected", "failed"] as const) scannedFiles.inc({ outcome }, 0);
  for (const outcome of ["clean", "leaked", "failed"] as const) leakLookups.inc({ outcome }, 0);
  for (const kind of browserErrorKinds) browserErrors.inc({ kind }, 0);
  for (const method of ["GET", "PUT", "DELETE"] as const) bucketFailures.inc({ method }, 0);
  for (const outcome of ["stored", "duplicate", "rejected"] as const) answers.inc({ outcome }, 0);
  for (const state of ["running", "waiting"] as const) recogniser.set({ state }, 0);
  const ends = [
    subscribe("answers", ({ stored, duplicate, rejected, scoredOtherwise }) => {
      answers.inc({ outcome: "stored" }, stored);
      answers.inc({ outcome: "duplicate" }, duplicate);
      answers.inc({ outcome: "rejected" }, rejected);
      otherwise.inc(scoredOtherwise);
      batches.observe(stored + duplicate + rejected);
    }),
    subscribe("job", (labels) => jobs.inc(labels)),
    subscribe("recogniser", ({ running, waiting }) => {
      recogniser.set({ state: "running" }, running);
      recogniser.set({ state: "waiting" }, waiting);
    }),
    subscribe("browserError", (labels) => browserErrors.inc(labels)),
    subscribe("bucketFailure", (labels) => bucketFailures.inc(labels)),
    subscribe("scannedFile", (labels) => scannedFiles.inc(labels)),
    subscribe("leakLookup", (labels) => leakLookups.inc(labels)),
  ];
  return () => ends.forEach((end) => end());
}
