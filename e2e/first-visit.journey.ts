import { firstVisits, scriptOf } from "./support/first-visit.ts";
import { expect, test } from "./support/test.ts";

for (const visit of firstVisits) {
  const { what, budget } = visit;
  if (budget === undefined) continue;
  test(`a first visit to the ${what} loads no more script than there is room for`, async ({
    page,
    server,
  }) => {
    const bytes = await scriptOf(page, server, visit);
    expect(bytes).toBeGreaterThan(budget / 2);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}
