import type { Page } from "@playwright/test";

/** The next request to this address arrives, but its answer does not. */
export const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
