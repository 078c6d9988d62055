import { handout } from "@regain/contract/calls/education/handout";
import { handouts } from "@regain/contract/calls/education/handouts";
import { patientBrochure } from "@regain/contract/calls/education/patient-brochure";
import { patientBrochureFile } from "@regain/contract/calls/education/patient-brochure-file";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addInstitution, addPatient, addToCaseload } from "../../builders/people.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let ids: Record<"rosa" | "dana" | "nils", string>;
beforeAll(async () => {
  server = await openTestServer();
  ids = await server.seed(async (trx) => {
    const institution_id = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const people = {
      rosa: await addPatient(trx, { username: "rosa_k", first_name: null }),
      dana: await addClinician(trx, { username: "dana", last_name: "Łuczak", institution_id }),
      nils: await addClinician(trx, { username: "nils" }),
    };
    for (const clinician_id of [people.dana, people.nils])
      await addToCaseload(trx, { patient_id: people.rosa, clinician_id });
    return people;
  });
});
afterAll(() => server.close());

const as = async (who: keyof typeof ids) => server.client(await server.tokenFor(ids[who]));
const readPdf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(Buffer.from(bytes.slice(0, 5)).toString()).toBe("%PDF-");
  return pdfText(bytes).replaceAll("\n", "");
};

test("every handout is a PDF that says what the page says", async () => {
  const call = await as("dana");
  const { handouts: all } = await call(handouts, {});
  expect(all.length).toBeGreaterThanOrEqual(6);
  for (const { name, document } of all) {
    const text = await readPdf(await call(handout, { params: { name } }));
    expect(text).toContain(document.title);
    for (const block of document.blocks)
      if (block.kind === "heading") expect(text).toContain(block.text);
  }
  await expect(call(handout, { params: { name: "nothing" } })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("the brochure of a patient says who gives it and how to log in", async () => {
  const call = await as("dana");
  const brochure = await call(patientBrochure, { params: { id: ids.rosa } });
  expect(brochure).toMatchObject({ title: "Practice at home", subtitle: "For rosa_k" });
  expect(brochure.blocks[0]).toEqual({
    kind: "paragraph",
    text: "Dana Łuczak of Harbor Rehabilitation has chosen exercises for you.",
  });
  const file = await call(patientBrochureFile, { params: { id: ids.rosa } });
  expect(file.type).toBe("application/pdf");
  const text = await readPdf(file);
  for (const part of ["Dana Łuczak of Harbor", "rosa_k", "/login", "four times more therapy"])
    expect(text).toContain(part);
});

test("a clinician without an institution is named alone", async () => {
  const call = await as("nils");
  const { blocks } = await call(patientBrochure, { params: { id: ids.rosa } });
  expect(blocks[0]).toMatchObject({ text: "Nils has chosen exercises for you." });
});

test("somebody else gets no brochure of the patient", async () => {
  const eve = await server.seed((trx) => addClinician(trx, { username: "eve" }));
  const call = server.client(await server.tokenFor(eve));
  for (const def of [patientBrochure, patientBrochureFile])
    await expect(call(def, { params: { id: ids.rosa } })).rejects.toMatchObject({
      code: "not-found",
    });
  await expect(server.client()(handouts, {})).rejects.toMatchObject({ code: "not-signed-in" });
});
