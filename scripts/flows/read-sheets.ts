import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { filledCases, type Filled, type HandVerdict } from '#tools/flows/sheets/filled.ts';
import type { HandResult } from '#tools/flows/report/hand-table.ts';
import { UsageError } from './options.ts';
import { numberedPaths } from './numbered-paths.ts';
import { registered } from './registered.ts';
import { writeReport } from './write-report.ts';
import { storedResults } from './store.ts';

const fileIn = (folder: string) => join(folder, 'by-hand.json');

/** Returns the stored results of filled sheets, by the number of the path. */
export const handResults = (folder: string): readonly HandResult[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `readSheets`
  return existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), 'utf8')) as HandResult[]) : [];
};

/** Reads filled test sheets into the report. A later result of a path replaces an earlier one. */
export async function readSheets(folder: string, files: readonly string[]): Promise<0> {
  const flowOfPath = new Map<string, string>();
  for (const flow of registered) for (const { id } of numberedPaths(flow, flow.onScreen)) flowOfPath.set(id, flow.name);
  const results = new Map(handResults(folder).map((result) => [result.number, result]));
  for (const file of files) {
    const { cases, unreadable } = await casesIn(file);
    const unknown = [...cases.keys()].filter((number) => !flowOfPath.has(number));
    const at = new Date().toISOString();
    for (const [number, byHand] of cases) {
      const flow = flowOfPath.get(number);
      if (flow !== undefined) results.set(number, { number, flow, file, at, ...byHand });
    }
    const count = (verdict: HandVerdict) => [...cases.values()].filter((one) => one.verdict === verdict).length;
    process.stdout.write(`${file}: 통과 ${count('passed')}, 실패 ${count('failed')}, 보류 ${count('held')}\n`);
    for (const line of unreadable) process.stdout.write(`  ${line}\n`);
    if (unknown.length > 0) process.stdout.write(`  이제 없는 경로: ${unknown.join(', ')}\n`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), `${JSON.stringify([...results.values()], null, 1)}\n`);
  await writeReport(folder, storedResults(folder), [...results.values()]);
  return 0;
}

async function casesIn(file: string): Promise<Filled> {
  if (!existsSync(file)) throw new UsageError(`${file} 파일이 없습니다.`);
  try {
    return filledCases(await rowsIn(file));
  } catch (error) {
    throw new UsageError(
      `${file}은(는) 채운 시험지(.xlsx)가 아닙니다: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Returns the rows of the first worksheet as texts. */
async function rowsIn(file: string): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  const [page] = workbook.worksheets;
  const rows: string[][] = [];
  page?.eachRow({ includeEmpty: false }, (row) =>
    rows.push(Array.from({ length: page.columnCount }, (_, index) => row.getCell(index + 1).text)),
  );
  return rows;
}
