const looks = 16;
const pause = 500;

/**
 * Returns whether at most one page is open. Checks again for a while, as the browser may still list the page that the user has just left.
 */
export async function isAlone(countOpen: () => Promise<number>): Promise<boolean> {
  for (let look = 1; look < looks; look += 1) {
    if ((await countOpen()) <= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return (await countOpen()) <= 1;
}
