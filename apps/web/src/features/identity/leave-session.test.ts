import { afterEach, expect, test, vi } from "vitest";
import { saveAccessToken, readAccessToken } from "../../lib/access-token.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { leaveSession } from "./leave-session.ts";

afterEach(() => vi.unstubAllGlobals());

test("logging out is told to the server also where the page is closed the next moment", async () => {
  const sent = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", sent);
  saveAccessToken("rgs_session");
  const queryClient = createQueryClient();
  const left = leaveSession(queryClient);
  expect(readAccessToken(), "this device is out at once").toBeUndefined();
  expect(queryClient.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    keepalive: true,
    headers: { "access-token": "rgs_session" },
  });
  await left;
});
