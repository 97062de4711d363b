import type { Sheet } from './sheet.ts';

/** The columns of a test sheet; testers fill the last two. */
export const columns = [
  '번호',
  '우선순위',
  '사양',
  '사전 조건',
  '걸음',
  '할 일',
  '데이터',
  '기대 화면',
  '기대 문장',
  '그림',
  '결과',
  '비고',
] as const;

export type SheetRow = {
  readonly cells: readonly string[];
  readonly picture: string | null;
  readonly isFirst: boolean;
};

/**
 * Returns one row for each step, each with the number of its case, so that a filled row can be assigned to its case.
 */
export const sheetRows = ({ spec, page, precondition, cases }: Sheet): SheetRow[] =>
  cases.flatMap(({ number, priority, steps }) =>
    steps.map(({ action, data, screen, message, picture }, index): SheetRow => ({
      cells: [
        number,
        ...(index === 0 ? [priority, spec, `${precondition}, ${page}`] : ['', '', '']),
        String(index + 1),
        action,
        data,
        screen,
        message,
        picture ?? '',
        '',
        '',
      ],
      picture,
      isFirst: index === 0,
    })),
  );
