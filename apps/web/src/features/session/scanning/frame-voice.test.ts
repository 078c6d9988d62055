import { expect, test } from "vitest";
import { observable } from "../../../lib/observable.ts";
import { createFrameVoice } from "./frame-voice.ts";

function frameVoice() {
  const isSounding = observable(false);
  const said: { readonly name: string; readonly signal: AbortSignal }[] = [];
  const sayName = (name: string, signal: AbortSignal) => void said.push({ name, signal });
  const voice = createFrameVoice({ isSounding, sayName });
  const standing = () => said.map(({ name, signal }) => (signal.aborted ? `${name}-` : name));
  return { isSounding, voice, standing };
}

test("each name ends the one before", () => {
  const { voice, standing } = frameVoice();
  for (const name of ["1", "2", ""]) voice.say(name);
  expect(standing()).toEqual(["1-", "2-"]);
});

test("while something is to be heard no name is said over it, and one that was begun ends", () => {
  const { isSounding, voice, standing } = frameVoice();
  voice.say("Next");
  isSounding.set(true);
  voice.say("Home");
  expect(standing()).toEqual(["Next-"]);
  isSounding.set(false);
  voice.say("Help");
  expect(standing()).toEqual(["Next-", "Help"]);
});

test("with the frame its voice goes", () => {
  const { isSounding, voice, standing } = frameVoice();
  voice.say("Next");
  voice.end();
  isSounding.set(true);
  expect(standing()).toEqual(["Next-"]);
});
