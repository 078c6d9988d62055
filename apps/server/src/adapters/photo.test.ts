import sharp from "sharp";
import { expect, test } from "vitest";
import { hugePhoto, plainPhoto, telephonePhoto } from "../testing/photos.ts";
import { longestSide, readPhoto } from "./photo.ts";

const codeOf = (file: Uint8Array): Promise<unknown> =>
  readPhoto(file).catch((error: { code?: unknown }) => error.code);

test("a telephone's photo stands upright, is small, and no longer says where and with what it was taken", async () => {
  const taken = await telephonePhoto();
  expect((await sharp(taken).metadata()).exif?.includes("Telephone")).toBe(true);
  const kept = await sharp(await readPhoto(taken)).metadata();
  expect(kept).toMatchObject({ format: "jpeg", width: 600, height: longestSide });
  expect((await sharp(taken).metadata()).orientation).toBe(6);
  expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual(Array(4).fill(undefined));
});

test.each(["jpeg", "png", "webp"] as const)(
  "a %s comes in, and stays as small as it is",
  async (format) => {
    const kept = await readPhoto(await plainPhoto(60, 40).toFormat(format).toBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
  },
);

test("what is seen through is seen on white", async () => {
  const glass = {
    width: 4,
    height: 4,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const;
  const kept = await readPhoto(await sharp({ create: glass }).png().toBuffer());
  const { channels } = await sharp(kept).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test("what claims to be as large as a wall is not unpacked", async () => {
  expect(await codeOf(await hugePhoto())).toBe("photo-too-large");
});

test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
  ["nothing", () => new Uint8Array()],
  ["a text", () => Buffer.from("a photo of Anna")],
  ["a drawing with scripts", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a GIF", () => plainPhoto(4, 4).gif().toBuffer()],
  ["a sound that begins like a WebP", () => Buffer.from("RIFF....WAVEfmt ")],
  ["a JPEG that breaks off", async () => (await telephonePhoto()).subarray(0, 400)],
])("%s is no photo", async (_, make) => {
  expect(await codeOf(await make())).toBe("not-a-photo");
});
