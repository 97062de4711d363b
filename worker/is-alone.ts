const looks = 16;
/** Between two looks, in milliseconds. */
const pause = 500;

/** Whether no more than one page is open; looked at again for a while, as the page that was left for this one may be told as open for a moment more. */
export async function isAlone(countOpen: () => Promise<number>): Promise<boolean> {
  for (let look = 1; look < looks; look += 1) {
    if ((await countOpen()) <= 1) return true;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return (await countOpen()) <= 1;
}
