import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { english } from "@regain/content/en/content";
import type { AnsweredItem } from "@regain/contract/entities/session-response";
import { readOwnPath } from "@regain/contract/own-item-paths";
import { drawView, picturesIn } from "@regain/therapy/drawing/draw-view";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import type { UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { ownFile } from "../own-items/own-items.service.ts";
import { captionOf } from "./screenshot.rules.ts";

export interface DrawingFiles {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** The picture set's folder; undefined if it is missing. */
  readonly pictureFolder: string | undefined;
}

const dataAddress = (type: string, content: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;

/** Drawings leave out what has since been removed or lost. */
async function unlessGone(reading: Promise<string>): Promise<string | undefined> {
  try {
    return await reading;
  } catch (error) {
    const isGone =
      (error instanceof Refusal && error.code === "not-found") ||
      (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isGone) return undefined;
    throw error;
  }
}

async function photo(files: DrawingFiles, actor: UserActor, path: string, patientId: string) {
  const place = readOwnPath(path);
  if (place?.file !== "photo.jpg" || place.patientId !== patientId) throw new Refusal("not-found");
  return dataAddress("image/jpeg", await ownFile(files, actor, place, "photo.jpg"));
}

async function picture({ pictureFolder }: DrawingFiles, path: string) {
  const [, name] = /^pictures\/([0-9a-f]{12}\.svg)$/.exec(path) ?? [];
  if (!pictureFolder || name === undefined) throw new Refusal("not-found");
  return dataAddress("image/svg+xml", await readFile(join(pictureFolder, name)));
}

/** An item as the patient saw it, with its pictures embedded. */
export async function screenshotOf(
  files: DrawingFiles,
  actor: UserActor,
  item: AnsweredItem,
): Promise<string> {
  const { title, lines } = captionOf(item, english);
  const drawing = {
    view: item.taskView,
    events: item.events,
    isSkipped: item.response.skipType !== "NONE",
    content: english,
    title,
    caption: lines,
  };
  const addresses = new Map<string, string | undefined>();
  for (const path of picturesIn(drawing)) {
    const isOwn = readOwnPath(path) !== undefined;
    const reading = isOwn
      ? photo(files, actor, path, item.response.patientId)
      : picture(files, path);
    addresses.set(path, await unlessGone(reading));
  }
  return drawView({ ...drawing, pictureAt: (path) => addresses.get(path) });
}
