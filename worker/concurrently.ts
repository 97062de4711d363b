/** Calls `work` for each item, for at most `limit` of them at the same time. Rejects with the first error, after which no further item is started. */
export async function concurrently<Item>(items: readonly Item[], limit: number, work: (item: Item) => Promise<unknown>): Promise<void> {
  const waiting = [...items];
  const workOff = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, workOff)).finally(() => waiting.splice(0));
}
