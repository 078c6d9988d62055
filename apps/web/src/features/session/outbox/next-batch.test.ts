import type { TaskResult } from "@regain/contract/entities/session";
import { describe, expect, test } from "vitest";
import { nextBatch } from "./next-batch.ts";
import type { SubmitToken } from "./practice-store.ts";

const answer = (uuid: string, sessionId: string) => ({ uuid, sessionId }) as TaskResult;
const submitTokenFor = (sessionId: string): SubmitToken => ({
  sessionId,
  patientId: "rosa",
  token: `token of ${sessionId}`,
  until: 1,
});

/** Chosen by Rosa herself, so without a submit token; then two days of homework. */
const waiting = [
  answer("a", "own choice"),
  answer("b", "monday"),
  answer("c", "tuesday"),
  answer("d", "monday"),
  answer("e", "another choice"),
];
const submitTokens = [submitTokenFor("monday"), submitTokenFor("tuesday")];
const namesOf = (batch: ReturnType<typeof nextBatch>) => batch?.answers.map(({ uuid }) => uuid);

const everything = () => true;
const nothing = () => false;

describe("while Rosa is signed in", () => {
  test("answers without a permit go together with the sign-in", () => {
    const batch = nextBatch(waiting, submitTokens, everything);
    expect(namesOf(batch)).toEqual(["a", "e"]);
    expect(batch?.submitToken).toBeUndefined();
  });

  test("answers of a session with a permit go with it, and no other session's among them", () => {
    const batch = nextBatch(waiting.slice(1), submitTokens, everything);
    expect(namesOf(batch)).toEqual(["b", "d"]);
    expect(batch?.submitToken?.token).toBe("token of monday");
  });
});

describe("after she has logged out", () => {
  test("what has a permit goes all the same, past what has none", () => {
    const batch = nextBatch(waiting, submitTokens, nothing);
    expect(namesOf(batch)).toEqual(["b", "d"]);
    expect(batch?.submitToken?.sessionId).toBe("monday");
  });

  test("without a permit nothing goes", () => {
    expect(nextBatch(waiting, [], nothing)).toBeUndefined();
    expect(nextBatch([answer("a", "own choice")], submitTokens, nothing)).toBeUndefined();
  });
});

test("with a clinician's sign-in goes what was given in their hands, and nothing else among it", () => {
  const batch = nextBatch(waiting, [], ({ sessionId }) => sessionId === "monday");
  expect(namesOf(batch)).toEqual(["b", "d"]);
  expect(batch?.submitToken).toBeUndefined();
});
