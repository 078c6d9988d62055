import { expect, test } from "vitest";
import { loadUser } from "./calls/identity/load-user.ts";
import { CallError, createClient } from "./client.ts";

/** What a person reads when a server answers like this. */
async function messageFor(body: string, statusText = "Bad Gateway"): Promise<string> {
  const call = createClient({
    baseUrl: "",
    version: "v700",
    fetch: async () => new Response(body, { status: 502, statusText }),
  });
  const error = await call(loadUser, {}).catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error("the call was not refused");
  return error.message;
}

const said = {
  invalidEmail: "No such address.",
  message: "It is closed.",
  error: "closed",
  errors: [{ message: "First." }, {}, { message: "Second." }],
};

test.each([
  ["invalidEmail before all else", said, "No such address."],
  ["then message", { ...said, invalidEmail: "" }, "It is closed."],
  ["then error", { error: said.error, errors: said.errors }, "closed"],
  ["then the messages of errors, joined", { errors: said.errors }, "First. Second."],
  ["then the status text", {}, "Bad Gateway"],
])("a refusal says what its answer says: %s", async (_, body, wanted) => {
  expect(await messageFor(JSON.stringify(body))).toBe(wanted);
});

test("an answer that is no JSON has its status text alone", async () => {
  expect(await messageFor("<h1>502</h1>")).toBe("Bad Gateway");
  expect(await messageFor("", "")).toBe("Request failed");
});
