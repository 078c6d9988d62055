import { expect, test } from "vitest";
import { partOf } from "./partial.ts";

async function ask(range: string) {
  const whole = new Response("0123456789", { headers: { "content-type": "audio/mpeg" } });
  const part = await partOf(whole, range);
  return {
    status: part.status,
    range: part.headers.get("content-range"),
    text: await part.text(),
  };
}

test("a player gets the part it asks for", async () => {
  expect(await ask("bytes=0-1")).toEqual({ status: 206, range: "bytes 0-1/10", text: "01" });
  expect(await ask("bytes=0-")).toMatchObject({ status: 206, text: "0123456789" });
  expect(await ask("bytes=7-99")).toEqual({ status: 206, range: "bytes 7-9/10", text: "789" });
  expect(await ask("bytes=-3")).toMatchObject({ range: "bytes 7-9/10", text: "789" });
});

test.each(["bytes=10-", "bytes=5-2", "bytes=-", "lines=1-2", "bytes=0-1,4-5"])(
  "%s cannot be met",
  async (range) => {
    expect(await ask(range)).toEqual({ status: 416, range: "bytes */10", text: "" });
  },
);
