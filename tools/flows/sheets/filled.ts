import { columns } from './sheet-rows.ts';

export type HandVerdict = 'passed' | 'failed' | 'held';

/** A tester's result for a path; `step` is where it failed or was blocked. */
export type ByHand = { readonly verdict: HandVerdict; readonly step: number | null; readonly remark: string };

const verdicts: Readonly<Record<string, HandVerdict>> = { 통과: 'passed', 실패: 'failed', 보류: 'held' };
export const verdictWords = Object.keys(verdicts);

/** What a filled sheet says: the results by the number of the case, and what could not be read, in Korean. */
export type Filled = { readonly cases: ReadonlyMap<string, ByHand>; readonly unreadable: readonly string[] };

/**
 * Reads the rows of a filled sheet, the header first. A case fails if one of its rows failed; it passes if a row passed
 * and no other row differs. A row with an unknown result is left out and named. Throws, in Korean, for a sheet without
 * its columns.
 */
export function filledCases(rows: readonly (readonly string[])[]): Filled {
  const [head = [], ...body] = rows;
  const at = (name: (typeof columns)[number]) => {
    const index = head.findIndex((cell) => cell.trim() === name);
    if (index === -1) throw new Error(`${name} 열이 없습니다.`);
    return index;
  };
  const [number, step, result, remark] = [at('번호'), at('걸음'), at('결과'), at('비고')];
  const cases = new Map<string, ByHand>();
  const unreadable: string[] = [];
  for (const [index, row] of body.entries()) {
    const cell = (column: number) => row[column]?.trim() ?? '';
    const [word, note] = [cell(result), cell(remark)];
    if (word === '') continue;
    const verdict = verdicts[word];
    if (verdict)
      cases.set(
        cell(number),
        worse(cases.get(cell(number)), {
          verdict,
          step: verdict === 'passed' ? null : Number(cell(step)),
          remark: note,
        }),
      );
    else
      unreadable.push(
        `${index + 2}행의 결과 "${word}"은(는) ${verdictWords.join(', ')} 가운데 하나가 아니어서 읽지 않았습니다.`,
      );
  }
  return { cases, unreadable };
}

const severity: Readonly<Record<HandVerdict, number>> = { passed: 0, held: 1, failed: 2 };

const worse = (before: ByHand | undefined, now: ByHand): ByHand =>
  before && severity[before.verdict] >= severity[now.verdict] ? before : now;
