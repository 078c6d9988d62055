import { browserErrorKinds } from "@regain/contract/calls/tracking/report-browser-error";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { subscribe } from "../lib/server-events.ts";

/** Counts what the parts of the server report. @returns a function that ends the counting */
export function countServerEvents(registry: Registry): () => void {
  const registers = [registry];
  const answers = new Counter({
    name: "regain_answers_total",
    help: "Answers sent by devices, by outcome.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const otherwise = new Counter({
    name: "regain_score_differences_total",
    help: "Stored answers that the server scored differently from the player.",
    registers,
  });
  const batches = new Histogram({
    name: "regain_answers_per_batch",
    help: "Answers per batch sent by a device.",
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  });
  const jobs = new Counter({
    name: "regain_jobs_total",
    help: "Job runs, by name and outcome.",
    labelNames: ["name", "outcome"] as const,
    registers,
  });
  const recogniser = new Gauge({
    name: "regain_recogniser_queue",
    help: "Spoken answers being recognized, and waiting for it.",
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
    help: "Requests to the bucket of recordings and photos that failed after all attempts.",
    labelNames: ["method"] as const,
    registers,
  });
  const scannedFiles = new Counter({
    name: "regain_scanned_files_total",
    help: "Uploaded files sent to the virus scanner, by its result; failed: none.",
    labelNames: ["outcome"] as const,
    registers,
  });
  const leakLookups = new Counter({
    name: "regain_leak_lookups_total",
    help: "Requests to the service for leaked passwords, by its result; failed: none.",
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
