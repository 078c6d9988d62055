import { english } from "@regain/content/en/content";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { generateSchedule } from "@regain/contract/calls/schedule/generate-schedule";
import { previewTaskType } from "@regain/contract/calls/schedule/preview-task-type";
import { scheduleSuggestions } from "@regain/contract/calls/schedule/schedule-suggestions";
import { taskHierarchy } from "@regain/contract/calls/schedule/task-hierarchy";
import { areas } from "@regain/contract/entities/enumerations";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { staleVersion } from "../../lib/http/stale-version.ts";
import { secondsOnTheWire, taskTypeSummary, textsOf } from "../session/task-type.rules.ts";
import { previewOf } from "./preview.rules.ts";
import { generateFirst, saveSchedule } from "./save-schedule.service.ts";
import { scheduleInForce, scheduleOnTheWire } from "./schedule-view.service.ts";
import { requireTaskType } from "./schedule.service.ts";
import { suggestionsOf } from "./suggestions.service.ts";

/** The skill areas that have exercises, each with its exercises. */
function hierarchy() {
  return areas.flatMap((area) => {
    const children = taskTypes
      .filter((taskType) => taskType.area === area)
      .map((taskType) => ({
        systemName: taskType.systemName,
        displayName: textsOf(taskType).name,
        description: textsOf(taskType).activity,
        typeId: taskType.typeId,
        maxLevel: taskType.levels.length,
        ...secondsOnTheWire(taskType),
      }));
    const displayName = english.messages.areas[area].name;
    return children.length > 0 ? [{ systemName: area, displayName, typeId: null, children }] : [];
  });
}

export function scheduleRoutes(app: FastifyInstance): void {
  mount(
    app,
    activeSchedule,
  )(async ({ params }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => scheduleInForce(trx, params.id, now)),
  }));

  mount(
    app,
    addSchedule,
  )(async ({ params: { id }, body }, { actor, db, now, req }) => {
    const { version, scheduledTaskTypes: lines, selfGuidedCounts } = body;
    const wish = { patientId: id, authorId: actor.userId, version, lines, selfGuidedCounts };
    const { isSaved, schedule } = await db.withActor(actor, async (trx) => ({
      isSaved: await saveSchedule(trx, wish, now),
      schedule: await scheduleOnTheWire(trx, id),
    }));
    return isSaved
      ? { status: 200, body: { ctdata: schedule } }
      : { status: 409, body: { ...staleVersion(req), current: schedule } };
  });

  mount(
    app,
    generateSchedule,
  )(async ({ params: { id } }, { actor, db, now }) => ({
    status: 200,
    body: await db.withActor(actor, async (trx) => {
      await generateFirst(trx, { patientId: id, clinicianId: actor.userId }, now);
      return scheduleOnTheWire(trx, id);
    }),
  }));

  mount(
    app,
    scheduleSuggestions,
  )(async ({ params: { id } }, { actor, db, now }) => ({
    status: 200,
    body: { suggestions: await db.withActor(actor, (trx) => suggestionsOf(trx, id, now)) },
  }));

  mount(app, taskHierarchy)(() => ({ status: 200, body: { nodes: hierarchy() } }));

  mount(
    app,
    previewTaskType,
  )(({ params: { typeId }, query: { level, seed = "first" } }) => {
    const taskType = requireTaskType(typeId);
    const taskView = previewOf(taskType, level, seed);
    return {
      status: 200,
      body: { taskType: taskTypeSummary(taskType), typeId, taskLevel: level, taskView },
    };
  });
}
