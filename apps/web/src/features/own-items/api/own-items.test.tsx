import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ownItemsQuery, useAddItem, useRemoveItem } from "./own-items.ts";

afterEach(() => vi.unstubAllGlobals());

const rosa = "0199aaaa-0000-4000-8000-000000000000";
const anna = "0199aaaa-0000-4000-8000-000000000001";

/** An open dialog's mutation. The list behind it has been loaded. */
function open<Write>(useWrite: () => Write) {
  const queries = new QueryClient();
  const { queryKey } = ownItemsQuery(rosa);
  queries.setQueryData(queryKey, { patientName: "Rosa", items: [] });
  const shown: Write[] = [];
  function Dialog() {
    shown.push(useWrite());
    return null;
  }
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Dialog />
    </QueryClientProvider>,
  );
  const isReadAnew = () => queries.getQueryState(queryKey)?.isInvalidated;
  return { write: shown[0]!, isReadAnew };
}

const gone = () =>
  Response.json(
    { error: "not-found", message: "This was not found.", requestId: "r" },
    { status: 404 },
  );

/** A network that loses the first answer. */
function losesTheFirst(then: (form: FormData) => Response) {
  const forms: FormData[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: FormData }) => {
    forms.push(body);
    return forms.length === 1 ? Promise.reject(new TypeError("lost")) : Promise.resolve(then(body));
  });
  return forms;
}

test("an item that a lost answer removed is gone when it is pressed again", async () => {
  losesTheFirst(gone);
  const { write, isReadAnew } = open(() => useRemoveItem(rosa, anna));
  await expect(write.mutateAsync()).rejects.toMatchObject({ code: "network" });
  expect(isReadAnew()).toBe(true);
  await write.mutateAsync();
});

test("an item that somebody else has removed was not found, and the list is read anew", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(gone()));
  const { write, isReadAnew } = open(() => useRemoveItem(rosa, anna));
  await expect(write.mutateAsync()).rejects.toMatchObject({ code: "not-found" });
  expect(isReadAnew()).toBe(true);
});

test("a form names its item, the same at each press, and the next form another", async () => {
  const forms = losesTheFirst(() => Response.json({}, { status: 201 }));
  const form = {
    fields: { name: "Anna", kind: "person" },
    files: { photo: new Blob(["photo"]), voice: undefined },
  } as const;
  const { write } = open(() => useAddItem(rosa));
  await expect(write.mutateAsync(form)).rejects.toMatchObject({ code: "network" });
  await write.mutateAsync(form);
  await open(() => useAddItem(rosa)).write.mutateAsync(form);
  const [first, second, next] = forms.map((sent) => sent.get("itemId"));
  expect(first).toBeTypeOf("string");
  expect(second).toBe(first);
  expect(next).not.toBe(first);
});
