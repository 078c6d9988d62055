import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { chooseLocale } from "../lib/i18n.ts";
import { createQueryClient } from "../lib/query-client.ts";
import { followDevice, takeSettingsOf } from "../lib/settings-store.ts";
import { nextTurn } from "../lib/next-turn.ts";
import { countWhenAllowed } from "./count-when-allowed.ts";
import { followSignIn } from "./follow-sign-in.ts";
import { leaveQuietly } from "./leave-quietly.ts";
import { leaveWhenSessionEnds } from "./leave-when-session-ends.ts";
import { Providers } from "./providers.tsx";
import { sendLeftAnswers } from "./send-left-answers.ts";
import { noticeNewBuild } from "./notice-new-build.ts";
import { fetchEarly } from "./fetch-early.ts";
import { createAppRouter } from "./router.ts";
import { whenMessagesLoad } from "./until-words.ts";
import { watchForErrors } from "./watch-for-errors.ts";

const place = document.querySelector("#root");
if (!place) throw new Error("index.html has no #root");

takeSettingsOf(undefined);
followDevice();
leaveQuietly();
const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
leaveWhenSessionEnds(router, queryClient);
followSignIn(router, queryClient);
countWhenAllowed(router);
noticeNewBuild(router, queryClient);
const tellOfCaught = watchForErrors(router);

// Up to here a slow device was busy for a while.
await nextTurn();
void fetchEarly(router, queryClient);
await whenMessagesLoad(chooseLocale(navigator.languages));
const root = createRoot(place, {
  onCaughtError(error) {
    console.error(error);
    tellOfCaught(error);
  },
});
// As a React transition, it renders in steps, and the page responds between them.
startTransition(() =>
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient} router={router} />
    </StrictMode>,
  ),
);
// If the code that sends them cannot be loaded, the next page tries again.
sendLeftAnswers().catch(() => undefined);
