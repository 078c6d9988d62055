import type { Bundle, DiagnosticReport, Observation, Reference } from "@medplum/fhirtypes";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addClinician,
  addInstitution,
  addPatient,
  addToCaseload,
  type PatientDetails,
} from "../../builders/people.ts";
import { clinicianActor } from "../../testing/clinician-actor.ts";
import { exportsOf, practise, resourcesOf } from "../../testing/exported.ts";
import { fhirFaults } from "../../testing/fhir-validators.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { onBothEngines } from "../../testing/test-database.ts";
import { openTestServer, type TestServer, withTestServer } from "../../testing/test-server.ts";
import { signNote } from "../documentation/note-signing.service.ts";
import { fhirBundle } from "./fhir-bundle.service.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let count = 0;
const addNew = (details: Partial<PatientDetails> = {}) =>
  server.seed((trx) => addPatient(trx, { username: `patient${++count}`, ...details }));

const day = (date: number) => new Date(Date.UTC(2026, 2, date, 15));
const right = (rightCount: number, count_: number, own = {}) =>
  Array.from({ length: count_ }, (_, index) => ({
    ...(index < rightCount ? {} : { result: "incorrect" as const, accuracy: 0 }),
    ...own,
  }));

async function rate(patientId: string, values: Readonly<Record<string, number>>): Promise<void> {
  await server.seed(async (trx) => {
    const assessment = {
      patient_id: patientId,
      assessment_id: v7(),
      form: "A",
      created_at: day(1),
      deferrals: 0,
      deferred_on: null,
      session_id: null,
      finished_at: day(1),
    } as const;
    await trx.insertInto("assessments").values(assessment).execute();
    const rows = Object.entries(values).map(([question_id, value]) => ({
      patient_id: patientId,
      assessment_id: assessment.assessment_id,
      question_id,
      value,
      local_date: "2026-03-01",
      rated_at: day(1),
    }));
    await trx.insertInto("assessment_ratings").values(rows).execute();
  });
}

/** Every reference in it. */
function referencesIn(value: unknown): Reference[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "reference" in value ? [value as Reference] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

/** The validators check what is true of a whole resource only if it stands alone. */
const faultsOf = (bundle: Bundle): string[] => [
  ...fhirFaults(bundle),
  ...(bundle.entry ?? []).flatMap(({ resource }) => fhirFaults(resource!)),
];

/** A bundle that every reader understands: both validators accept it, and every reference resolves. */
function expectSound(bundle: Bundle): void {
  expect(faultsOf(bundle)).toEqual([]);
  const named = new Map(bundle.entry?.map((one) => [one.fullUrl, one.resource?.resourceType]));
  expect(named.size).toBe(bundle.entry?.length);
  for (const { reference, type } of referencesIn(bundle))
    expect([reference, named.get(reference)]).toEqual([reference, type]);
}

const figuresOf = ({ component }: Observation): Record<string, number | undefined> =>
  Object.fromEntries(
    (component ?? []).map(({ code, valueInteger, valueQuantity }) => [
      code.coding?.[0]?.code ?? "",
      valueInteger ?? valueQuantity?.value,
    ]),
  );

const partsOf = (bundle: Bundle) =>
  resourcesOf(bundle, "Observation").map((one) => ({
    text: one.code.text,
    part: one.method?.coding?.[0]?.code,
    period: [one.effectivePeriod?.start, one.effectivePeriod?.end],
    figures: figuresOf(one),
  }));

const pdfOf = (report: DiagnosticReport | undefined) =>
  Buffer.from(report?.presentedForm?.[0]?.data ?? "", "base64");

describe("a bundle", () => {
  test("of a patient without practice holds the person and no figures", async () => {
    const sam = await addNew({ first_name: null, last_name: null, email: null });
    const bundle = await (await exportsOf(server, sam)).fhir();
    expectSound(bundle);
    const [patient] = resourcesOf(bundle, "Patient");
    expect(patient).not.toHaveProperty("name");
    expect(patient).not.toHaveProperty("telecom");
    expect(patient).not.toHaveProperty("gender");
    expect(patient).not.toHaveProperty("birthDate");
    expect(resourcesOf(bundle, "Observation")).toEqual([]);
    expect(resourcesOf(bundle, "QuestionnaireResponse")).toEqual([]);
    expect(resourcesOf(bundle, "DiagnosticReport")).toMatchObject([{ status: "preliminary" }]);
  });

  test("of one answer has no baseline", async () => {
    const one = await addNew();
    await practise(server, one, [{ last_response_ms: 12_340 }], { at: day(2) });
    const bundle = await (await exportsOf(server, one)).fhir();
    expectSound(bundle);
    const figures = {
      level: 2,
      items: 1,
      "scored-items": 1,
      accuracy: 100,
      "accuracy-without-help": 100,
      latency: 12.3,
      "timed-items": 1,
      "cues-semantic": 0,
      "cues-phonemic": 0,
      "cues-graphemic": 0,
      "cues-full": 0,
      hints: 0,
      "marked-right": 0,
      corrected: 0,
    };
    const period = ["2026-03-02", "2026-03-02"];
    expect(partsOf(bundle)).toEqual([
      { text: "Arithmetic, level 2", part: "all-practice", period, figures },
      { text: "Arithmetic, level 2", part: "latest", period, figures },
    ]);
  });

  test("of nothing but skipped items says how many, and no accuracy", async () => {
    const one = await addNew();
    const skipped = { result: null, accuracy: null, last_response_ms: null };
    await practise(server, one, [{ ...skipped, skip_type: "SINGLE_ITEM" }], { at: day(2) });
    const bundle = await (await exportsOf(server, one)).fhir();
    expectSound(bundle);
    const [all, ...others] = partsOf(bundle);
    expect(others).toEqual([]);
    expect(all?.figures).toMatchObject({ items: 1, "scored-items": 0, "timed-items": 0 });
    expect(all?.figures).not.toHaveProperty("accuracy");
    expect(all?.figures).not.toHaveProperty("latency");
  });

  test("has baseline, latest and all of it for each level, each with its days and counts", async () => {
    const rosa = await addNew();
    await practise(server, rosa, right(3, 6), { at: day(2) });
    await practise(server, rosa, right(4, 6, { phonemic_cues: 1 }), { at: day(3) });
    for (const date of [4, 5, 6]) await practise(server, rosa, right(5, 5), { at: day(date) });
    await practise(server, rosa, right(1, 2), { at: day(7), level: 3 });
    const bundle = await (await exportsOf(server, rosa)).fhir();
    expectSound(bundle);
    expect(
      partsOf(bundle).map(({ text, part, period, figures }) => [
        text,
        part,
        ...period,
        figures.items,
        figures["accuracy-without-help"],
        figures.accuracy,
        figures["cues-phonemic"],
      ]),
    ).toEqual([
      ["Arithmetic, level 2", "all-practice", "2026-03-02", "2026-03-06", 27, 66.7, 81.5, 6],
      ["Arithmetic, level 2", "baseline", "2026-03-02", "2026-03-03", 12, 25, 58.3, 6],
      ["Arithmetic, level 2", "latest", "2026-03-04", "2026-03-06", 15, 100, 100, 0],
      ["Arithmetic, level 3", "all-practice", "2026-03-07", "2026-03-07", 2, 50, 50, 0],
      ["Arithmetic, level 3", "latest", "2026-03-07", "2026-03-07", 2, 50, 50, 0],
    ]);
    const [whole, baseline] = resourcesOf(bundle, "Observation");
    expect(baseline?.derivedFrom?.[0]?.reference).toBe(`urn:uuid:${whole?.id}`);
  });

  test("names who the patient is and who treats them, as far as it is known", async () => {
    const { rosa, dana } = await server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor Rehabilitation" });
      const patient = await addPatient(trx, {
        username: "rosa_x",
        first_name: "Rosa",
        last_name: "Núñez “Ro” 茶",
        phone_number: "123-456-7890",
        institution_id,
        patient: { gender: "Female", age: 62 },
      });
      const [own, former] = [
        await addClinician(trx, { username: "dana", last_name: "O'Hara", institution_id }),
        await addClinician(trx, { username: "nils" }),
      ];
      await addToCaseload(trx, { patient_id: patient, clinician_id: own });
      await addToCaseload(trx, {
        patient_id: patient,
        clinician_id: former,
        discharged_at: day(1),
        discharge_reason: "moved",
      });
      return { rosa: patient, dana: own };
    });
    const bundle = await (await exportsOf(server, rosa)).fhir();
    expectSound(bundle);
    expect(resourcesOf(bundle, "Patient")).toMatchObject([
      {
        id: rosa,
        name: [{ family: "Núñez “Ro” 茶", given: ["Rosa"] }],
        gender: "female",
        telecom: [{ value: "rosa_x@example.org" }, { value: "123-456-7890" }],
        generalPractitioner: [{ reference: `urn:uuid:${dana}` }],
      },
    ]);
    expect(resourcesOf(bundle, "Practitioner")).toMatchObject([
      { name: [{ text: "Dana O'Hara" }] },
    ]);
    expect(resourcesOf(bundle, "Organization")).toMatchObject([{ name: "Harbor Rehabilitation" }]);
    const seen = await (await exportsOf(server, dana, rosa)).fhir();
    expectSound(seen);
    expect(resourcesOf(seen, "Patient")[0]?.telecom).toMatchObject([{ system: "email" }]);
  });

  test("holds what the patient said of everyday life, whole or begun", async () => {
    const rosa = await addNew();
    await rate(rosa, { find_words: 2, money: 5 });
    const bundle = await (await exportsOf(server, rosa)).fhir();
    expectSound(bundle);
    const [form] = resourcesOf(bundle, "Questionnaire");
    const [answers] = resourcesOf(bundle, "QuestionnaireResponse");
    expect(form?.item).toHaveLength(8);
    expect(answers).toMatchObject({
      status: "in-progress",
      questionnaire: `${form?.url}|1`,
      authored: day(1).toISOString(),
      item: [
        { linkId: "find_words", answer: [{ valueCoding: { code: "2", display: "Hard" } }] },
        { linkId: "money", answer: [{ valueCoding: { code: "5", display: "Easy" } }] },
      ],
    });
  });

  test("calls everything by the same ids the next time, also after more practice", async () => {
    const rosa = await addNew();
    await practise(server, rosa, right(9, 12), { at: day(2) });
    const own = await exportsOf(server, rosa);
    const ids = async () => (await own.fhir()).entry?.map(({ fullUrl }) => fullUrl);
    const before = await ids();
    await practise(server, rosa, right(9, 12), { at: day(3) });
    expect(await ids()).toEqual(before);
    const other = await (await exportsOf(server, await addNew())).fhir();
    const known = new Set(before);
    const shared = (other.entry ?? []).filter(({ fullUrl }) => known.has(fullUrl));
    expect(new Set(shared.map(({ resource }) => resource?.resourceType))).toEqual(
      new Set(["Device", "CodeSystem"]),
    );
  });
});

describe("the report on paper", () => {
  onBothEngines(
    "and the figures are of one moment, though practice arrives meanwhile",
    (database) =>
      withTestServer(
        async (world) => {
          const [rosa, dana] = await world.seed(async (trx) => {
            const ids = [
              await addPatient(trx, { username: "rosa" }),
              await addClinician(trx, { username: "dana" }),
            ] as const;
            await addToCaseload(trx, { patient_id: ids[0], clinician_id: ids[1] });
            return ids;
          });
          const answered = () => practise(world, rosa, [{}], { at: world.now() });
          await answered();
          const asked = {
            db: world.database,
            actor: clinicianActor(dana),
            patientId: rosa,
            isOwn: false,
            now: world.now(),
            recordingDays: 30,
            // Another answer after each step.
            lane: async <Result>(work: () => Promise<Result>) => {
              const result = await work();
              await answered();
              return result;
            },
          };
          let text = "";
          for await (const part of fhirBundle(asked, "http://regain.test")) text += part;
          const bundle = JSON.parse(text) as Bundle;
          const [report] = resourcesOf(bundle, "DiagnosticReport");
          const [, onPaper] = /Home: (\d+) items/.exec(pdfText(pdfOf(report))) ?? [];
          expect(partsOf(bundle)[0]?.figures.items).toBe(Number(onPaper));
        },
        { database: { ...database, close: () => Promise.resolve() } },
      ),
  );

  test("is the note that was signed last, with who signed it", async () => {
    const { rosa, dana } = await server.seed(async (trx) => {
      const ids = {
        rosa: await addPatient(trx, { username: "signed_for", last_name: "Signed" }),
        dana: await addClinician(trx, { username: "signer", first_name: "Signa" }),
      };
      await addToCaseload(trx, { patient_id: ids.rosa, clinician_id: ids.dana });
      return ids;
    });
    await practise(server, rosa, right(9, 12), { at: day(2) });
    const actor = clinicianActor(dana);
    const note = {
      patientId: rosa,
      kind: "progressNote",
      startDate: "2026-03-01",
      endDate: "2026-03-05",
      version: 0,
      sections: [{ id: "plan" as const, text: "More arithmetic." }],
    } as const;
    const signedAt = day(6);
    await server.database.withActor(actor, (trx) =>
      signNote(trx, note, { actor, now: signedAt, publicUrl: "http://regain.test" }),
    );
    // From a day in the note, and from one after it: the signer saw neither.
    for (const date of [5, 7]) await practise(server, rosa, right(1, 5), { at: day(date) });
    for (const reader of [rosa, dana]) {
      const bundle = await (await exportsOf(server, reader, rosa)).fhir();
      expectSound(bundle);
      const [report] = resourcesOf(bundle, "DiagnosticReport");
      expect(report).toMatchObject({
        status: "final",
        resultsInterpreter: [{ display: "Signa" }],
        effectivePeriod: { start: "2026-03-01", end: "2026-03-05" },
        issued: signedAt.toISOString(),
        presentedForm: [{ creation: signedAt.toISOString() }],
      });
      expect(report).not.toHaveProperty("result");
      expect(pdfText(pdfOf(report))).toContain("More arithmetic.");
    }
  });

  test("is of today and rests on all observations while nobody has signed", async () => {
    const sam = await addNew();
    await practise(server, sam, right(9, 12), { at: day(2) });
    const bundle = await (await exportsOf(server, sam)).fhir();
    expectSound(bundle);
    const [report] = resourcesOf(bundle, "DiagnosticReport");
    const observations = resourcesOf(bundle, "Observation");
    expect(report).toMatchObject({ status: "preliminary", issued: observations[0]?.issued });
    expect(report?.result).toHaveLength(observations.length);
  });

  test("is left out for patients whose subscription does not cover it; their figures are not", async () => {
    const tess = await addNew({ subscription: { status: "trialEnded" } });
    await practise(server, tess, right(9, 12), { at: day(2) });
    const bundle = await (await exportsOf(server, tess)).fhir();
    expectSound(bundle);
    expect(resourcesOf(bundle, "DiagnosticReport")).toEqual([]);
    expect(resourcesOf(bundle, "Observation")).toHaveLength(3);
  });
});

describe("the validators refuse what is wrong", () => {
  let sound: Bundle;
  beforeAll(async () => {
    const rosa = await addNew({ patient: { gender: "Female" } });
    await practise(server, rosa, right(9, 12), { at: day(2) });
    await rate(rosa, { find_words: 2 });
    sound = await (await exportsOf(server, rosa)).fhir();
    expectSound(sound);
  });

  /** The bundle with one resource changed. */
  const broken = (kind: string, change: (resource: Record<string, unknown>) => void): Bundle => {
    const copy = structuredClone(sound);
    const found = copy.entry?.find(({ resource }) => resource?.resourceType === kind)?.resource;
    change(found as unknown as Record<string, unknown>);
    return copy;
  };

  test.each<[string, string, (resource: Record<string, unknown>) => void]>([
    ["a missing status", "Observation", (one) => delete one.status],
    ["a status that there is not", "Observation", (one) => (one.status = "done")],
    ["a missing code", "Observation", (one) => delete one.code],
    ["a field that there is not", "Observation", (one) => (one.accuracy = 90)],
    [
      "a text for a number",
      "Observation",
      (one) => (one.component = [{ code: {}, valueInteger: "3" }]),
    ],
    ["one where there are many", "Observation", (one) => (one.component = { code: {} })],
    [
      "a figure with a reason why there is none",
      "Observation",
      (one) => Object.assign(one, { valueInteger: 3, dataAbsentReason: { text: "None." } }),
    ],
    ["a day that is none", "Observation", (one) => (one.effectivePeriod = { start: "02/03/2026" })],
    [
      "another kind of subject",
      "Observation",
      (one) => (one.subject = { reference: "urn:uuid:x", type: "Questionnaire" }),
    ],
    ["a gender that there is not", "Patient", (one) => (one.gender = "Female")],
    [
      "a kind of question that there is not",
      "Questionnaire",
      (one) => (one.item = [{ linkId: "a", type: "stars" }]),
    ],
    ["a missing status of answers", "QuestionnaireResponse", (one) => delete one.status],
    ["a missing code of a report", "DiagnosticReport", (one) => delete one.code],
    ["the same code twice", "CodeSystem", (one) => (one.concept = [{ code: "a" }, { code: "a" }])],
    ["no content of codes", "CodeSystem", (one) => delete one.content],
  ])("%s", (_, kind, change) => {
    expect(faultsOf(broken(kind, change))).not.toEqual([]);
  });

  test("a count of matches in what is no answer to a search, and the same resource twice", () => {
    expect(fhirFaults({ ...sound, total: 3 })).not.toEqual([]);
    expect(fhirFaults({ ...sound, entry: [...sound.entry!, sound.entry![0]!] })).not.toEqual([]);
  });
});

describe("on both engines", () => {
  onBothEngines("the same bundle", (database) =>
    withTestServer(
      async (own) => {
        const rosa = await own.seed((trx) => addPatient(trx, { username: "rosa" }));
        await practise(own, rosa, right(9, 12), { at: day(2) });
        const bundle = await (await exportsOf(own, rosa)).fhir();
        expectSound(bundle);
        expect(partsOf(bundle).map(({ part, figures }) => [part, figures.accuracy])).toEqual([
          ["all-practice", 75],
          ["baseline", 75],
          ["latest", 75],
        ]);
        const pdf = pdfOf(resourcesOf(bundle, "DiagnosticReport")[0]);
        expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      },
      { database: { ...database, close: () => Promise.resolve() } },
    ),
  );
});
