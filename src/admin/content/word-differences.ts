/** A run of words that both texts have, or only the later or the earlier one. */
export type Difference = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };

/** Above this product of the numbers of words, the middle of the texts counts as replaced. */
const maxCells = 4_000_000;

/** Returns how the later text differs from the earlier one, word by word. Their texts together are both texts. */
export function wordDifferences(earlier: string, later: string): readonly Difference[] {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).reverse(), after.slice(start).reverse());
  const [removed, added] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return merged([
    ...before.slice(0, start).map(as('same')),
    ...(removed.length * added.length > maxCells
      ? [...removed.map(as('removed')), ...added.map(as('added'))]
      : changes(removed, added)),
    ...before.slice(before.length - end).map(as('same')),
  ]);
}

const as = (kind: Difference['kind']) => (text: string) => ({ kind, text });

/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

function commonStart(one: readonly string[], other: readonly string[]): number {
  const length = one.findIndex((word, index) => word !== other[index]);
  return length < 0 ? one.length : length;
}

/** The longest common subsequence, by dynamic programming. */
function changes(before: readonly string[], after: readonly string[]): Difference[] {
  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, young] = [before[row], after[column]];
    if (old !== undefined && old === young) {
      found.push({ kind: 'same', text: old });
      row += 1;
      column += 1;
    } else if (old !== undefined && (young === undefined || at(row + 1, column) >= at(row, column + 1))) {
      found.push({ kind: 'removed', text: old });
      row += 1;
    } else {
      found.push({ kind: 'added', text: young ?? '' });
      column += 1;
    }
  }
  return found;
}

function merged(parts: readonly Difference[]): readonly Difference[] {
  const runs: { kind: Difference['kind']; text: string }[] = [];
  for (const { kind, text } of parts) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += text;
    else runs.push({ kind, text });
  }
  return runs;
}
