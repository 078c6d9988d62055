import type { Stimulus } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { extentOfStimuli } from "./stimulus-extent.ts";

const spoken: Stimulus = { kind: "audio", speech: { text: "apple", audioPaths: [] } };
const picture: Stimulus = { kind: "image", image: { path: "pictures/a.svg" }, alt: "" };
const written = (text: string): Stimulus => ({ kind: "text", text });

test("what is only heard takes a line at most, a picture takes more", () => {
  expect(extentOfStimuli([])).toBe("none");
  expect(extentOfStimuli([spoken])).toBe("sound");
  expect(extentOfStimuli([spoken, picture])).toBe("picture");
});

test("a sentence is a line, a passage is a page", () => {
  expect(extentOfStimuli([written("The man is eating an apple.")])).toBe("line");
  expect(extentOfStimuli([written("It rained all day. ".repeat(10))])).toBe("page");
});

test("a document is a page, whatever stands with it", () => {
  expect(extentOfStimuli([picture, { kind: "html", htmlPath: "menu.html", alt: "" }])).toBe("page");
});
