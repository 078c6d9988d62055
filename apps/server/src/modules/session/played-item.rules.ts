/** Reads what a player reports about an item, part by part: what is unknown or cannot be stored costs no answer. */
import { dayMs } from "@regain/contract/durations";
import { additionalData, type AdditionalData } from "@regain/contract/entities/session";
import { taskEvent, type TaskEvent } from "@regain/contract/entities/task-event";
import * as z from "zod/mini";
import { storableJson } from "../../lib/http/storable-json.ts";
import { property } from "../../lib/property.ts";

/** Events read for one item, many times what a person can do in a day's practice. */
const maxPerItem = 10_000;
/** Events read for all items of one request: more would not fit into it, unless made up. */
export const maxPerRequest = 50_000;
/** Events stored with one result, and their UTF-8 bytes. */
const keptCount = 2_000;
const keptBytes = 64 * 1024;

/** A player has about a dozen settings; each is a word or a number. */
const keptSettings = 100;
const setting = z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]);

const sentData = z.extend(additionalData, {
  events: z.array(z.unknown()),
  settings: z.record(z.string(), z.unknown()),
});

export interface PlayedItem extends Omit<AdditionalData, "events"> {
  /** The known ones, in order: what is scored. */
  readonly events: readonly TaskEvent[];
  /** Those of them that are stored, from the first one on. */
  readonly keptEvents: TaskEvent[];
  /** How many were sent, and how many of them were read. */
  readonly sentCount: number;
  readonly readCount: number;
}

/** An item can be left on the screen for days; no more than one day counts. */
const maxMs = dayMs;

function inDay(event: unknown): unknown {
  const at = property(event, "at");
  const isLonger = typeof at === "number" && at > maxMs;
  return isLonger ? { ...(event as object), at: maxMs } : event;
}

function knownEvents(sent: readonly unknown[]): TaskEvent[] {
  return sent.flatMap((one) => taskEvent.safeParse(inDay(one)).data ?? []);
}

function eventsToKeep(events: readonly TaskEvent[]): TaskEvent[] {
  let bytes = 2;
  const end = events.findIndex((event, index) => {
    bytes += Buffer.byteLength(JSON.stringify(event)) + 1;
    return index === keptCount || bytes > keptBytes;
  });
  return end < 0 ? [...events] : events.slice(0, end);
}

function settingsToKeep(sent: Readonly<Record<string, unknown>>): AdditionalData["settings"] {
  const known = Object.entries(sent).flatMap(([name, value]) => {
    const read = setting.safeParse(value);
    return read.success && name.length <= 60 ? [[name, read.data] as const] : [];
  });
  return Object.fromEntries(known.slice(0, keptSettings));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(storableJson(text));
  } catch {
    return undefined;
  }
}

/**
 * @param most how many events may be read
 * @returns undefined if it is not JSON, or has no events at all: it could not be scored
 */
export function readPlayedItem(additionalDataJson: string, most: number): PlayedItem | undefined {
  const sent = sentData.safeParse(parsed(additionalDataJson)).data;
  if (!sent) return undefined;
  const read = sent.events.slice(0, Math.min(most, maxPerItem));
  const events = knownEvents(read);
  return {
    ...sent,
    events,
    keptEvents: eventsToKeep(events),
    sentCount: sent.events.length,
    readCount: read.length,
    settings: settingsToKeep(sent.settings),
  };
}
