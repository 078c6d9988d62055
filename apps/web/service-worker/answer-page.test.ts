import { expect, test } from "vitest";
import { answerPage } from "./answer-page.ts";

const page =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const nothing = () => Promise.resolve(undefined);
const noNetwork = () => Promise.reject(new TypeError("no network"));
const read = async (answer: Promise<Response>) => (await answer).text();

test("the server's page comes first, also where it says no", async () => {
  expect(await read(answerPage(page("server's"), page("kept")))).toBe("server's");
  expect(await read(answerPage(page("not found", 404), page("kept")))).toBe("not found");
});

test("without a network, and where a proxy says that the server is away, the kept page opens", async () => {
  expect(await read(answerPage(noNetwork, page("kept")))).toBe("kept");
  for (const status of [502, 503, 504])
    expect(await read(answerPage(page("away", status), page("kept")))).toBe("kept");
});

test("where nothing was put aside the person is told what is known", async () => {
  expect(await read(answerPage(page("away", 502), nothing))).toBe("away");
  expect((await answerPage(noNetwork, nothing)).type).toBe("error");
});
