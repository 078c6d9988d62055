import sharp from "sharp";
import { expect, test } from "vitest";
import { hugePhoto, plainPhoto, telephonePhoto } from "../testing/photos.ts";
import { readLogo } from "./logo.ts";
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

test("a photo of 50 megapixels comes in as cameras write it, and not where it is unpacked whole", async () => {
  const size = { width: 8_192, height: 6_144 };
  const photo = await plainPhoto(size.width, size.height).jpeg().toBuffer();
  const kept = await sharp(await readPhoto(photo)).metadata();
  expect(kept).toMatchObject({ width: longestSide, height: 600 });
  const whole = await hugePhoto({ ...size, isInterlaced: true });
  expect(await codeOf(whole)).toBe("photo-too-large");
});

test("of pictures that come at once one is unpacked at a time, and whose caller has gone is not begun", async () => {
  const photo = await plainPhoto(400, 300).png().toBuffer();
  let most = 0;
  const look = (length: number) => (most = Math.max(most, length));
  sharp.queue.on("change", look);
  const gone = new AbortController();
  const whose = (index: number) => ({ whose: `person ${index % 5}` });
  const kept = Array.from({ length: 15 }, (_, index) =>
    (index % 2 ? readPhoto : readLogo)(photo, whose(index)),
  );
  const left = readPhoto(photo, { whose: "Sam", signal: gone.signal });
  const one = { whose: "Rosa" };
  const many = Array.from({ length: 8 }, () => readPhoto(photo, one).catch((error) => error.code));
  gone.abort();
  await expect(left).rejects.toMatchObject({ code: "unavailable" });
  expect(await Promise.all(kept)).toHaveLength(15);
  const told = await Promise.all(many);
  expect(told.filter((answer) => answer === "unavailable")).toHaveLength(3);
  sharp.queue.off("change", look);
  expect(most).toBe(1);
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
