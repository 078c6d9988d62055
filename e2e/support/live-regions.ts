import type { Page } from "@playwright/test";

/** On every live region that was on the page when they were marked. */
export const wasThere = "data-was-there";

/** What comes together with its own region is not said by every screen reader: tells those from the others. */
export const markLiveRegions = (page: Page) =>
  page.getByRole("status").evaluateAll((regions, mark) => {
    for (const region of regions) region.setAttribute(mark, "");
  }, wasThere);
