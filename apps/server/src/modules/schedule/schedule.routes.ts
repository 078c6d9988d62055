import { english } from "@regain/content/en/content";
import { activeSchedule as activeScheduleCall } from "@regain/contract/calls/schedule/active-schedule";
import { taskHierarchy } from "@regain/contract/calls/schedule/task-hierarchy";
import { areas } from "@regain/contract/entities/enumerations";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { textsOf } from "../session/task-type.rules.ts";
import { activeSchedule, lineOnTheWire } from "./schedule.service.ts";

/** The skill areas that have exercises, each with its own. */
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
      }));
    const displayName = english.messages.areas[area].name;
    return children.length > 0 ? [{ systemName: area, displayName, typeId: null, children }] : [];
  });
}

export function scheduleRoutes(app: FastifyInstance): void {
  mount(
    app,
    activeScheduleCall,
  )(async ({ params }, { actor, db }) => {
    const schedule = await db.withActor(actor, (trx) => activeSchedule(trx, params.id));
    return {
      status: 200,
      body: {
        scheduleId: schedule?.scheduleId ?? null,
        version: schedule?.version ?? 0,
        scheduledTaskTypes: (schedule?.lines ?? []).map(lineOnTheWire),
      },
    };
  });

  mount(app, taskHierarchy)(() => ({ status: 200, body: { nodes: hierarchy() } }));
}
