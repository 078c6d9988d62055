/** What is fitted to its space, such as tiles or a page in a frame, follows a new size a moment later, ms. */
const settlesWithin = 3_000;

/** The faults still found once the page has had time to settle, in words. */
export async function settledFaults(
  look: () => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let faults = await look();
  const end = Date.now() + settlesWithin;
  while (faults.length > 0 && Date.now() < end) faults = await look();
  return faults;
}
