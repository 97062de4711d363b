import { columns } from './sheet-rows.ts';

export type HandVerdict = 'passed' | 'failed' | 'held';

/** A tester's result for a path; `step` is where it failed or was blocked. */
export type ByHand = { readonly verdict: HandVerdict; readonly step: number | null; readonly remark: string };

const verdicts: Readonly<Record<string, HandVerdict>> = { 통과: 'passed', 실패: 'failed', 보류: 'held' };
export const verdictWords = Object.keys(verdicts);

/**
 * Reads the rows of a filled sheet, the header first. A case fails if one of its rows failed; it passes if a row passed and no other row differs.
 * Throws for a sheet without its columns, and for an unknown result.
 */
export function filledCases(rows: readonly (readonly string[])[]): ReadonlyMap<string, ByHand> {
  const [head = [], ...body] = rows;
  const at = (name: (typeof columns)[number]) => {
    const index = head.findIndex((cell) => cell.trim() === name);
    if (index === -1) throw new Error(`There is no column ${name}.`);
    return index;
  };
  const [number, step, result, remark] = [at('번호'), at('걸음'), at('결과'), at('비고')];
  const cases = new Map<string, ByHand>();
  for (const [index, row] of body.entries()) {
    const cell = (column: number) => row[column]?.trim() ?? '';
    const [word, note] = [cell(result), cell(remark)];
    if (word === '') continue;
    const verdict = verdicts[word];
    if (!verdict) throw new Error(`Row ${index + 2}: the result "${word}" is none of ${verdictWords.join(', ')}.`);
    cases.set(cell(number), worse(cases.get(cell(number)), { verdict, step: verdict === 'passed' ? null : Number(cell(step)), remark: note }));
  }
  return cases;
}

const severity: Readonly<Record<HandVerdict, number>> = { passed: 0, held: 1, failed: 2 };

const worse = (before: ByHand | undefined, now: ByHand): ByHand => (before && severity[before.verdict] >= severity[now.verdict] ? before : now);
