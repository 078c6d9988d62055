import { expect, test } from "vitest";
import { fileNameOf } from "./exports.ts";
import { filesOfAnswer, filesOfItem } from "./own-files.ts";

test("a clinician's files say whose they are, one's own need not", () => {
  expect(fileNameOf("answers", "2026-03-02")).toBe("regain-answers-2026-03-02.csv");
  expect(fileNameOf("answers", "2026-03-02", "rosa.2")).toBe(
    "regain-answers-rosa.2-2026-03-02.csv",
  );
  expect(fileNameOf("record", "2026-03-02", "../ro sa")).toBe(
    "regain-fhir-.._ro_sa-2026-03-02.json",
  );
});

test("each photo, recorded name and try is a file of its own", () => {
  const item = {
    itemId: "0199aaaa",
    kind: "person" as const,
    name: "Anna / Änni",
    relation: "sister",
    photo: "own/…",
    voice: "own/…",
    createdAt: "2026-03-02T15:00:00Z",
    addedBy: null,
  };
  const named = (files: readonly { readonly fileName: string }[]) =>
    files.map(({ fileName }) => fileName);
  expect(named(filesOfItem("rosa", item))).toEqual([
    "photo-Anna_Änni-0199aaaa.jpg",
    "voice-Anna_Änni-0199aaaa.wav",
  ]);
  expect(named(filesOfItem("rosa", { ...item, voice: null }))).toEqual([
    "photo-Anna_Änni-0199aaaa.jpg",
  ]);
  const tried = (recordingId: string) => ({
    recordingId,
    recordedAt: "2026-03-02T15:00:00Z",
    durationMs: 900,
    heard: null,
    isRecognised: null,
  });
  const answer = {
    taskId: "t",
    responseId: "r",
    date: "2026-03-02",
    place: "home" as const,
    sessionKind: "SELF_GUIDED" as const,
    typeId: 51,
    taskName: "Name the picture",
    taskLevel: 1,
    words: ["alarm clock", "alarm"],
    picture: null,
    tries: [tried("one"), tried("two")],
    markedByPatient: null,
    original: null,
    counted: null,
    corrections: [],
  };
  expect(named(filesOfAnswer("rosa", answer))).toEqual([
    "answer-2026-03-02-alarm_clock-one.wav",
    "answer-2026-03-02-alarm_clock-two.wav",
  ]);
});
