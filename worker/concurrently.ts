/**
 * Calls `work` for each item, for at most `limit` of them at the same time. Rejects with the first error, after which
 * no further item is started.
 */
export async function concurrently<Item>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const remaining = [...items];
  const workOnRemaining = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, workOnRemaining)).finally(() => remaining.splice(0));
}
