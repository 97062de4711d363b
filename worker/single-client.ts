const maxChecks = 16;
const intervalMs = 500;

/**
 * Returns whether at most one page is open. Checks again for a while, as the browser may still list the page that the
 * user has just left.
 */
export async function hasSingleClient(countOpen: () => Promise<number>): Promise<boolean> {
  for (let check = 1; check < maxChecks; check += 1) {
    if ((await countOpen()) <= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  return (await countOpen()) <= 1;
}
