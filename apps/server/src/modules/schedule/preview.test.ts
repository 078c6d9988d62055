import { previewTaskType } from "@regain/contract/calls/schedule/preview-task-type";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { expect, test } from "vitest";
import { addClinician, addPatient } from "../../builders/people.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { withTestServer } from "../../testing/test-server.ts";

test("clinicians look at every exercise at its lowest and highest level, and nothing is kept", () =>
  withTestServer(async (server) => {
    const dana = await server.seed((trx) => addClinician(trx, { username: "dana" }));
    const rosa = await server.seed((trx) => addPatient(trx, { username: "rosa" }));
    const call = server.client(await server.tokenFor(dana));
    const look = (typeId: number, level: number, seed = "a") =>
      call(previewTaskType, {
        params: { typeId: String(typeId) },
        query: { level: String(level), seed },
      });
    for (const { typeId, levels, template } of taskTypes)
      for (const level of [1, levels.length]) {
        const shown = await look(typeId, level);
        expect(shown).toMatchObject({ typeId, taskLevel: level, taskType: { typeId } });
        expect(shown.taskView.templateName).toBe(template);
        expect(await look(typeId, level)).toEqual(shown);
      }
    expect((await look(33, 1, "b")).taskView).not.toEqual((await look(33, 1, "c")).taskView);
    expect(await refusal(look(999, 1))).toEqual([422, "unknown-task-type"]);
    expect(await refusal(look(33, 13))).toEqual([422, "level-out-of-range"]);
    expect(await refusal(look(33, 0))).toEqual([422, "level-out-of-range"]);
    const asPatient = server.client(await server.tokenFor(rosa));
    const own = asPatient(previewTaskType, { params: { typeId: "33" }, query: { level: "1" } });
    expect(await refusal(own)).toEqual([403, "forbidden"]);
    const kept = await server.seed((trx) =>
      trx.selectFrom("therapy_sessions").select("session_id").execute(),
    );
    expect(kept).toEqual([]);
  }));
