import { tutorial } from "@regain/contract/calls/session/tutorial";
import type { CallError } from "@regain/contract/client";
import { scoreItem } from "@regain/therapy/score";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { expect, test } from "vitest";
import { addPatient } from "../../builders/people.ts";
import { withTestServer } from "../../testing/test-server.ts";

test("every exercise shows how it is done, the same way each time", () =>
  withTestServer(async (server) => {
    const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    const call = server.client(await server.tokenFor(rosa));
    const show = (typeId: number) => call(tutorial, { params: { typeId: String(typeId) } });
    for (const { typeId, template } of taskTypes) {
      const shown = await show(typeId);
      expect(shown.taskView.templateName).toBe(template);
      expect(scoreItem(shown.taskView, shown.events).result).toBe("correct");
      expect(await show(typeId)).toEqual(shown);
    }
    await expect(show(9_999)).rejects.toMatchObject({
      status: 422,
      code: "unknown-task-type",
    } satisfies Partial<CallError>);
  }));
