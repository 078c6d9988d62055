import { viewPage } from "../features/tracking/api/track.ts";
import { readAccessToken } from "../lib/access-token.ts";
import { allows, onConsent } from "../lib/consent.ts";
import { keepLeadSource, sourceOf } from "../lib/lead-source.ts";
import { pageName } from "./page-name.ts";
import type { createAppRouter } from "./router.ts";

type AppRouter = ReturnType<typeof createAppRouter>;

type Match = AppRouter["state"]["matches"][number];

const isMissing = ({ status, _notFound: isUnknown }: Match): boolean =>
  status === "notFound" || isUnknown === true;

function pageOf({ state }: AppRouter): string {
  const page = state.matches.at(-1);
  const isFound = page && !state.matches.some(isMissing);
  return isFound ? pageName(page.fullPath) : "/404";
}

/** Counts page views and stores the campaign that led here, each only while the person consents to it. */
export function countVisits(
  router: AppRouter,
  landing: Pick<Location, "pathname" | "search">,
): void {
  const source = sourceOf(landing);
  let counted: string | undefined;
  const count = () => {
    const { pathname } = router.state.location;
    if (pathname === counted) return;
    const userId = router.state.matches[0]?.context.auth?.user.userId;
    counted = allows("analytics") ? pathname : undefined;
    viewPage({ userId, page: pageOf(router) });
  };
  const keepSource = () => {
    // Anyone with an account has already signed up.
    if (source && allows("advertising") && !readAccessToken()) keepLeadSource(source, new Date());
  };
  keepSource();
  if (router.state.resolvedLocation) count();
  router.subscribe("onResolved", count);
  onConsent(() => {
    keepSource();
    count();
  });
}
