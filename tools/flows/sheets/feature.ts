import type { Sheet, SheetCase } from './sheet.ts';

/** Writes the cases of a flow in Gherkin with Korean keywords. */
export const featureOf = ({ ko, spec, page, precondition, cases }: Sheet): string =>
  [`# language: ko`, `기능: ${ko}`, `  사양 ${spec}`, '', `  배경:`, `    먼저 ${precondition}에서 ${page}에 있다`, ...cases.flatMap((one) => ['', ...scenarioOf(one)]), ''].join('\n');

const scenarioOf = ({ number, priority, sentence, steps }: SheetCase): string[] => [
  `  @${number} @${priority}`,
  `  시나리오: ${sentence.ko}`,
  ...steps.flatMap(({ action, data, screen, message }) => [
    `    만일 ${action}`,
    ...tableOf(data),
    `    그러면 화면은 "${screen}"이다`,
    ...message.split('\n').filter(Boolean).map((line) => `    그리고 "${line.replaceAll('"', '\\"')}"라는 문장이 보인다`),
  ]),
];

/** Writes a table of names and values; bars and backslashes are escaped for Gherkin. */
const tableOf = (data: string): string[] =>
  data.split('\n').filter(Boolean).map((line) => {
    const [name = '', ...value] = line.split(': ');
    return `      | ${cellOf(name)} | ${cellOf(value.join(': '))} |`;
  });

const cellOf = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
