import { CallError } from "@regain/contract/client";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { currentUserQuery } from "../lib/current-user.ts";
import type { Frame } from "./access.ts";
import { noticeNewPassword } from "./notice-new-password.ts";
import { somebody } from "./people.fixture.ts";

const refuse = (code: string) => () => Promise.reject(new CallError(403, code, "No."));

function pageIn(frame: Frame) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const navigate = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const matches = [{ staticData: { access: "private", frame } }];
  const options = { context: { queryClient: queries } };
  noticeNewPassword({ navigate, state: { matches }, options } as never);
  queries.setQueryData(currentUserQuery.queryKey, somebody());
  return {
    navigate,
    isKnown: () => queries.getQueryData(currentUserQuery.queryKey) !== undefined,
    read: (code: string) => queries.prefetchQuery({ queryKey: ["report"], queryFn: refuse(code) }),
    save: (code: string) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: refuse(code) })
        .execute(undefined)
        .catch(() => undefined),
  };
}

test("a page that cannot be read before another password leads to where it is chosen", async () => {
  const { read, isKnown, navigate } = pageIn("site");
  await read("new-password-needed");
  expect(isKnown()).toBe(false);
  expect(navigate).toHaveBeenCalledExactlyOnceWith({ to: "/account/password" });
});

test("in practice, or where something is saved, the next page leads there", async () => {
  const [practice, form] = [pageIn("player"), pageIn("site")];
  await practice.read("new-password-needed");
  await form.save("new-password-needed");
  expect([practice.isKnown(), form.isKnown()]).toEqual([false, false]);
  expect(practice.navigate).not.toHaveBeenCalled();
  expect(form.navigate).not.toHaveBeenCalled();
});

test("other refusals say nothing of the kind", async () => {
  const { read, save, isKnown, navigate } = pageIn("site");
  await read("forbidden");
  await save("password-needed");
  expect(isKnown()).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});
