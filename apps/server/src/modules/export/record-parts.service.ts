/** The parts of a record that grow only with decisions about the patient. */
import { ratingHistory } from "../assessment/assessment.service.ts";
import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItemVoice } from "@regain/contract/calls/own-items/own-item-voice";
import { type Export, readPart } from "./export-parts.ts";
import type { FileAt } from "./file-addresses.ts";
import type { NameOf } from "./names.service.ts";
import { exerciseOf, ratingOf } from "./record.rules.ts";
import * as record from "./record.store.ts";

export const recordParts = (asked: Export) =>
  readPart(asked, async (trx) => {
    const { patientId } = asked;
    return {
      profile: await record.profileOf(trx, patientId),
      schedules: await record.schedulesOf(trx, patientId),
      scheduled: await record.scheduledOf(trx, patientId),
      levels: await record.levelsOf(trx, patientId),
      levelChanges: await record.levelChangesOf(trx, patientId),
      assessments: await record.assessmentsOf(trx, patientId),
      ratings: await ratingHistory(trx, patientId),
      ownItems: await record.ownItemsOf(trx, patientId),
      caseEvents: await record.caseEventsOf(trx, patientId),
      notes: await record.noteVersionsOf(trx, patientId),
      drafts: await record.noteDraftsOf(trx, patientId),
      goals: await record.goalVersionsOf(trx, patientId),
    };
  });
export type RecordParts = Awaited<ReturnType<typeof recordParts>>;

export const schedulesOf = ({ schedules, scheduled }: RecordParts, nameOf: NameOf) => {
  const lines = Map.groupBy(scheduled, ({ scheduleId }) => scheduleId);
  return schedules.map(({ authorId, ...schedule }) => ({
    ...schedule,
    madeBy: nameOf(authorId),
    exercises: (lines.get(schedule.scheduleId) ?? []).map(({ typeId, order, items, level }) => ({
      order,
      exercise: exerciseOf(typeId),
      items,
      level,
    })),
  }));
};

export const assessmentsOf = ({ assessments, ratings }: RecordParts) => {
  const given = Map.groupBy(ratings, ({ assessment_id }) => assessment_id);
  return assessments.map((one) => ({
    ...one,
    ratings: (given.get(one.assessmentId) ?? []).map(ratingOf),
  }));
};

/** @param isOwn leaves out what clinicians wrote about a discharge: it is their own record */
export const caseEventsOf = ({ caseEvents }: RecordParts, nameOf: NameOf, isOwn: boolean) =>
  caseEvents.map(({ clinicianId, otherClinicianId, authorId, note, ...event }) => ({
    ...event,
    clinician: nameOf(clinicianId),
    otherClinician: nameOf(otherClinicianId),
    doneBy: nameOf(authorId),
    ...(isOwn ? {} : { note }),
  }));

export const ownItemsOf = ({ ownItems, profile }: RecordParts, nameOf: NameOf, fileAt: FileAt) =>
  ownItems.map(({ voiceKey, addedById, ...item }) => {
    const params = { id: profile.patientId, itemId: item.itemId };
    return {
      ...item,
      addedBy: nameOf(addedById),
      photo: fileAt(ownItemPhoto, params),
      voice: voiceKey === null ? null : fileAt(ownItemVoice, params),
    };
  });

export const levelsOf = ({ levels }: RecordParts, nameOf: NameOf) =>
  levels.map(({ typeId, ...one }) => ({
    exercise: exerciseOf(typeId),
    ...one,
    setBy: nameOf(one.authorId),
  }));

export const levelChangesOf = ({ levelChanges }: RecordParts, nameOf: NameOf) =>
  levelChanges.map(({ typeId, authorId, ...one }) => ({
    exercise: exerciseOf(typeId),
    ...one,
    changedBy: nameOf(authorId),
  }));
