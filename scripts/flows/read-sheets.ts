import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { filledCases, type ByHand, type HandVerdict } from '#tools/flows/sheets/filled.ts';
import type { HandResult } from '#tools/flows/report/hand-table.ts';
import { storedRuns } from './history.ts';
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
    const cases = await casesIn(file);
    const unknown = [...cases.keys()].filter((number) => !flowOfPath.has(number));
    const at = new Date().toISOString();
    for (const [number, byHand] of cases) {
      const flow = flowOfPath.get(number);
      if (flow !== undefined) results.set(number, { number, flow, file, at, ...byHand });
    }
    const count = (verdict: HandVerdict) => [...cases.values()].filter((one) => one.verdict === verdict).length;
    process.stdout.write(`${file}: ${count('passed')} passed, ${count('failed')} failed, ${count('held')} held\n`);
    if (unknown.length > 0) process.stdout.write(`  no longer a path: ${unknown.join(', ')}\n`);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileIn(folder), `${JSON.stringify([...results.values()], null, 1)}\n`);
  await writeReport(folder, storedResults(folder), existsSync(join(folder, 'runs')) ? storedRuns(join(folder, 'runs')) : [], [...results.values()]);
  return 0;
}

async function casesIn(file: string): Promise<ReadonlyMap<string, ByHand>> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (!['.csv', '.xlsx'].includes(extname(file))) throw new UsageError(`${file} is no filled test sheet: those end in .xlsx or .csv.`);
  try {
    return filledCases(extname(file) === '.csv' ? parse(readFileSync(file), { bom: true, relax_column_count: true }) : await rowsIn(file));
  } catch (error) {
    throw new UsageError(`${file} is no filled test sheet: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the rows of the first worksheet as texts. */
async function rowsIn(file: string): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  const [page] = workbook.worksheets;
  const rows: string[][] = [];
  page?.eachRow({ includeEmpty: false }, (row) => rows.push(Array.from({ length: page.columnCount }, (_, index) => row.getCell(index + 1).text)));
  return rows;
}
