import { partner } from "@regain/contract/calls/signup/partner";
import { removeInstitutionLogo } from "@regain/contract/calls/license/remove-institution-logo";
import { setInstitutionLogo } from "@regain/contract/calls/license/set-institution-logo";
import { CallError } from "@regain/contract/client";
import { maxLogoBytes } from "@regain/contract/entities/institution-logo";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addInstitution } from "../../../builders/people.ts";
import { hugePhoto, plainPhoto, telephonePhoto } from "../../../testing/photos.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
const ids = { harbor: "", greta: "", dana: "", hugo: "" };
beforeAll(async () => {
  server = await openTestServer();
  await server.seed(async (trx) => {
    ids.harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const maple = await addInstitution(trx, { name: "Maple Rehabilitation", country: "CA" });
    const admin = { institution_admin: true };
    ids.greta = await addClinician(trx, {
      username: "greta",
      institution_id: ids.harbor,
      ...admin,
    });
    ids.dana = await addClinician(trx, { username: "dana", institution_id: ids.harbor });
    ids.hugo = await addClinician(trx, { username: "hugo", institution_id: maple, ...admin });
  });
});
afterAll(() => server.close());

const as = async (who: "greta" | "dana" | "hugo") => server.client(await server.tokenFor(ids[who]));
const put = async (file: Uint8Array, who: "greta" | "dana" | "hugo" = "greta") =>
  (await as(who))(setInstitutionLogo, {
    params: { id: ids.harbor },
    form: { fields: {}, files: { logo: new Blob([Uint8Array.from(file)]) } },
  });
const remove = async (who: "greta" | "dana" | "hugo" = "greta") =>
  (await as(who))(removeInstitutionLogo, { params: { id: ids.harbor } });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof CallError ? error.code : String(error)),
  );
const shown = (path: string | null) => server.app.inject(path ?? "/none");
const partnerLogo = async () =>
  (await server.client()(partner, { params: { id: ids.harbor } })).logo_image_path;

test("a logo is seen by whoever signs up there, small and without what was written beside it", async () => {
  const { logo_image_path: path } = await put(await telephonePhoto());
  expect(await partnerLogo()).toBe(path);
  const { statusCode, headers, rawPayload } = await shown(path);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(headers["cache-control"]).toContain("immutable");
  const kept = await sharp(rawPayload).metadata();
  expect(kept).toMatchObject({ format: "png", width: 180, height: 240 });
  expect([kept.exif, kept.orientation]).toEqual([undefined, undefined]);
});

test("one that can be seen through stays so", async () => {
  const glass = { width: 8, height: 4, channels: 4, background: "rgba(0,0,0,0)" } as const;
  const { logo_image_path } = await put(await sharp({ create: glass }).png().toBuffer());
  const { channels } = await sharp((await shown(logo_image_path)).rawPayload).stats();
  expect(channels[3]?.max).toBe(0);
});

test("another one takes its place, and nothing of the first is left", async () => {
  const { logo_image_path: first } = await put(await plainPhoto(60, 20).png().toBuffer());
  const { logo_image_path: second } = await put(await plainPhoto(60, 20).webp().toBuffer());
  expect(second).not.toBe(first);
  expect((await shown(first)).statusCode).toBe(404);
  expect((await shown(second)).statusCode).toBe(200);
  expect((await remove()).logo_image_path).toBeNull();
  expect((await shown(second)).statusCode).toBe(404);
  expect(await partnerLogo()).toBeNull();
  expect((await remove()).logo_image_path).toBeNull();
});

test("what is no picture is told so, and the logo stays", async () => {
  const { logo_image_path } = await put(await plainPhoto(60, 20).jpeg().toBuffer());
  const text = (content: string) => new TextEncoder().encode(content);
  for (const [file, code] of [
    [
      text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "not-a-photo",
    ],
    [text("GIF89a"), "not-a-photo"],
    [text(""), "not-a-photo"],
    [(await plainPhoto(60, 20).png().toBuffer()).subarray(0, 60), "not-a-photo"],
    [await hugePhoto(), "photo-too-large"],
    [new Uint8Array(maxLogoBytes + 1), "payload-too-large"],
  ] as const)
    expect(await refusal(put(file))).toBe(code);
  expect(await partnerLogo()).toBe(logo_image_path);
});

test("who sends logos that break off again and again is asked to wait", async () => {
  const cut = (await plainPhoto(60, 20).png().toBuffer()).subarray(0, 60);
  const codes = [];
  for (let index = 0; index < 22; index++) codes.push(await refusal(put(cut)));
  expect(codes.at(-1)).toBe("too-many-requests");
  server.advance(3_601_000);
  expect(await refusal(put(cut))).toBe("not-a-photo");
});

test("nobody but an admin of the institution changes it", async () => {
  const logo = await plainPhoto(4, 4).png().toBuffer();
  expect([await refusal(put(logo, "dana")), await refusal(put(logo, "hugo"))]).toEqual([
    "forbidden",
    "not-found",
  ]);
  expect([await refusal(remove("dana")), await refusal(remove("hugo"))]).toEqual([
    "forbidden",
    "not-found",
  ]);
});
