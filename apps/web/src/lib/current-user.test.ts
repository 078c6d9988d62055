import { afterEach, expect, test, vi } from "vitest";
import {
  clearAccessToken,
  saveAccessToken,
  onTokenForgotten,
  readAccessToken,
} from "./access-token.ts";
import { currentUserQuery } from "./current-user.ts";
import { createQueryClient } from "./query-client.ts";

const ended = { error: "session-ended", message: "It has ended.", authError: true, requestId: "r" };

afterEach(() => {
  onTokenForgotten(() => undefined);
  clearAccessToken();
  vi.unstubAllGlobals();
});

test.each([
  ["that has ended", () => Response.json(ended, { status: 401 }), 1],
  ["that is not known to have ended", () => Response.json({}, { status: 500 }), 0],
])(
  "a sign-in %s, as a page opens, leaves what could be begun here accordingly",
  async (_, answer, times) => {
    const forgotten = vi.fn<() => void>();
    vi.stubGlobal("fetch", () => Promise.resolve(answer()));
    saveAccessToken("rgn_rosa");
    onTokenForgotten(forgotten);
    await createQueryClient()
      .fetchQuery({ ...currentUserQuery, retry: false })
      .catch(() => undefined);
    expect(forgotten).toHaveBeenCalledTimes(times);
    expect(readAccessToken() === undefined).toBe(times === 1);
  },
);
