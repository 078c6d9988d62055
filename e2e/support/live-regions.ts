import type { Page } from "@playwright/test";

/** On every live region that was on the page when they were marked. */
export const wasThere = "data-was-there";

/** Not every screen reader says what appears together with its own region: this tells such regions from the others. */
export const markLiveRegions = (page: Page) =>
  page.getByRole("status").evaluateAll((regions, mark) => {
    for (const region of regions) region.setAttribute(mark, "");
  }, wasThere);
