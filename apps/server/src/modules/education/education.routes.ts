import { tutorial } from "@regain/contract/calls/session/tutorial";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { tutorialOf } from "./tutorial.rules.ts";

export function educationRoutes(app: FastifyInstance): void {
  mount(
    app,
    tutorial,
  )(({ params }) => {
    const taskType = findTaskType(params.typeId);
    if (!taskType) throw new Refusal("unknown-task-type");
    return { status: 200, body: { typeId: taskType.typeId, ...tutorialOf(taskType) } };
  });
}
