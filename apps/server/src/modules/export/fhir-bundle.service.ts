import type { Bundle, BundleEntry } from "@medplum/fhirtypes";
import { ratingHistory } from "../assessment/assessment.service.ts";
import { practiceUntil } from "../report/report.service.ts";
import { judgedCounts } from "../judged-answers.store.ts";
import { type Export, readAtOnce } from "./export-parts.ts";
import { codeSystems } from "./fhir/code-systems.rules.ts";
import { observationsOf } from "./fhir/observations.rules.ts";
import { deviceAt, organizationOf, patientOf, practitionerOf } from "./fhir/people.rules.ts";
import { fullUrlOf, type Named, patientsOwnId, placeAt } from "./fhir/place.ts";
import { ratingForm, ratingResponses } from "./fhir/ratings.rules.ts";
import { diagnosticReport } from "./fhir/report.rules.ts";
import { peopleOf } from "./people.service.ts";
import { noteToPrint, printed } from "./paper-report.service.ts";

const entryOf = (resource: Named): BundleEntry => ({ fullUrl: fullUrlOf(resource), resource });

/** The bundle as text, one entry at a time. */
function* written(bundle: Bundle, resources: readonly Named[]): Generator<string> {
  const head = JSON.stringify(bundle);
  yield `${head.slice(0, -1)},"entry":[`;
  for (const [at, resource] of resources.entries())
    yield `${at === 0 ? "" : ","}\n${JSON.stringify(entryOf(resource))}`;
  yield "\n]}\n";
}

/** Earlier and later than any day in any zone. */
const [firstDay, lastDay] = ["0001-01-01", "9999-12-31"] as const;

/**
 * A patient's results as a FHIR R4 bundle: figures of blocks, not single answers, so that its size
 * depends on the number of exercises and levels. Every reference resolves to an entry in the
 * bundle.
 */
export async function* fhirBundle(asked: Export, publicUrl: string): AsyncGenerator<string> {
  const { patientId, isOwn, now } = asked;
  const place = placeAt(publicUrl);
  const people = await peopleOf(asked);
  const { note, blocks, judged, ratings } = await readAtOnce(asked, async (trx) => ({
    note: await noteToPrint(trx, asked, publicUrl),
    blocks: await practiceUntil(trx, patientId, lastDay),
    judged: await judgedCounts(trx, patientId, { from: firstDay, to: lastDay }),
    ratings: await ratingHistory(trx, patientId),
  }));
  const report = note && (await printed(note, asked));
  const patient = patientOf(place, people, isOwn);
  const observed = { place, patient, issued: now.toISOString() };
  const observations = observationsOf(observed, blocks, judged);
  const resources: readonly Named[] = [
    patient,
    ...people.clinicians.map(practitionerOf),
    ...(people.institution ? [organizationOf(people.institution)] : []),
    deviceAt(place),
    ...observations,
    ...(ratings.length > 0 ? [ratingForm(place), ...ratingResponses(observed, ratings)] : []),
    ...(report ? [diagnosticReport(observed, report, observations)] : []),
    ...codeSystems(place),
  ];
  yield* written(
    {
      resourceType: "Bundle",
      id: patientsOwnId(patientId, "Bundle"),
      type: "collection",
      timestamp: now.toISOString(),
    },
    resources,
  );
}
