import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { PerformanceReport } from "@regain/contract/entities/report";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { performanceQuery } from "../api/performance.ts";
import { PerformanceScreen } from "./performance-screen.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = "2026-11-27";
const user = { userId: "sam", username: "sam", firstName: "Sam", leadSourceDetails: null };

/**
 * The page of a patient who has never practiced, for days up to `endDate` in the address; `patientId` for a clinician.
 */
async function pageOf(endDate: string, patientId?: string): Promise<string> {
  const range = { startDate: "2025-11-27", endDate };
  const queryClient = new QueryClient();
  queryClient.setQueryData(performanceQuery(user.userId, range).queryKey, {
    ...range,
    today,
    patientName: "Sam",
    firstPracticeDate: null,
    isLocked: false,
    sections: { domains: [], tasks: [], assessments: [] },
  } as unknown as PerformanceReport);
  const routeTree = createRootRouteWithContext<{ auth: unknown }>()({
    staticData: { access: "private" },
    component: () => (
      <PerformanceScreen
        patientId={patientId}
        tab={undefined}
        onTab={() => undefined}
        range={range}
        onRange={() => undefined}
        canPrint={false}
        renderFrame={({ children }) => children}
      />
    ),
  });
  const history = createMemoryHistory();
  const router = createRouter({ routeTree, history, context: { auth: { user } } });
  await router.load();
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}

test("who has never practised is welcomed, also where the way there names the last year", async () => {
  expect(await pageOf(today)).toContain("Hi Sam!");
  expect(await pageOf(today, user.userId)).toContain("Nothing to see here yet!");
});

test("of earlier days it says that there was no practice until then", async () => {
  const page = await pageOf("2026-11-20");
  expect(page).toContain("Please choose a later day.");
  expect(page).not.toContain("Hi Sam!");
});
