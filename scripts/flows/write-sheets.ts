import { existsSync, mkdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ExcelJS from 'exceljs';
import { pathNumber } from '#tools/flows/paths/path-number.ts';
import { verdictWords } from '#tools/flows/sheets/filled.ts';
import { columns, sheetRows } from '#tools/flows/sheets/sheet-rows.ts';
import { sheetOf, type Sheet } from '#tools/flows/sheets/sheet.ts';
import { numberedPaths } from './numbered-paths.ts';
import { registered } from './registered.ts';
import { storedResults } from './store.ts';

/** Writes the paths of these flows on the screen as XLSX, with the screenshots of the report. */
export async function writeSheets(report: string, folder: string, flows: readonly string[]): Promise<0> {
  mkdirSync(folder, { recursive: true });
  const picturesOf = screenshotsIn(report);
  let count = 0;
  for (const flow of registered.filter(({ name }) => flows.includes(name))) {
    const sheet = sheetOf(flow, numberedPaths(flow, flow.onScreen), picturesOf);
    await workbookOf(sheet).xlsx.writeFile(join(folder, `${flow.name}.xlsx`));
    count += sheet.cases.length;
  }
  process.stdout.write(
    `${count} cases of ${flows.length} flows that a person can carry out; the other paths need answers that only a test gives\n${pathToFileURL(resolve(folder)).href}\n`,
  );
  return 0;
}

/** Returns a function to the screenshots of a path, by its number. */
function screenshotsIn(report: string): (number: string) => readonly string[] {
  const screenshots = new Map(
    storedResults(report).flatMap(({ tests }) =>
      tests.flatMap(({ path, pictures }) =>
        path && pictures.length > 0
          ? [[pathNumber(path), pictures.map((picture) => join(report, picture))] as const]
          : [],
      ),
    ),
  );
  return (number) => screenshots.get(number) ?? [];
}

const widths = [20, 9, 20, 24, 6, 36, 32, 24, 36, 26, 9, 30];
const thumbnail = { width: 160, height: 100 };

/** Cells are texts, so that a spreadsheet evaluates none of them. */
function workbookOf(sheet: Sheet): ExcelJS.Workbook {
  const workbook = new ExcelJS.Workbook();
  const page = workbook.addWorksheet('시험지', {
    views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }],
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0 },
  });
  page.columns = columns.map((header, index) => ({ header, width: widths[index] ?? 20 }));
  page.getRow(1).font = { bold: true };
  for (const { cells, picture, isFirst } of sheetRows(sheet)) {
    const row = page.addRow(cells.map((cell, index) => (columns[index] === '그림' ? '' : cell)));
    row.alignment = { vertical: 'top', wrapText: true };
    row.getCell(columns.indexOf('결과') + 1).dataValidation = {
      type: 'list',
      allowBlank: true,
      formulae: [`"${verdictWords.join(',')}"`],
    };
    if (isFirst)
      row.eachCell({ includeEmpty: true }, (cell) => Object.assign(cell, { border: { top: { style: 'thin' } } }));
    if (picture === null || !existsSync(picture)) continue;
    row.height = 80;
    const image = workbook.addImage({ filename: picture, extension: extname(picture) === '.png' ? 'png' : 'jpeg' });
    page.addImage(image, { tl: { col: columns.indexOf('그림') + 0.05, row: row.number - 1 + 0.05 }, ext: thumbnail });
  }
  return workbook;
}
