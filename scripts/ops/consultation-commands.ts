import { existsSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { inquirerTypeNames, inquiryTypeNames } from '#contract/membership/inquiry.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { markAnswered } from '#server/services/inquiry/answer.ts';
import { inquiryText, momentInKorea } from '#server/services/inquiry/columns.ts';
import { exportConsultations } from '#server/services/inquiry/export.ts';
import { listInquiries, type ListedInquiry } from '#server/services/inquiry/list.ts';
import { openInquiry, type Reader } from '#server/services/inquiry/read.ts';
import { awaitsAnswer } from '#server/services/inquiry/rows.ts';
import { StartupError } from '#server/startup-error.ts';
import type { CommandDeps } from './on-database.ts';
import { numberOf, operatorArguments, operatorOf, textOf } from './operator-arguments.ts';

type Deps = Pick<CommandDeps, 'db' | 'keys' | 'now'>;
type Command = (deps: Deps) => Promise<string>;
type OptionValues = Readonly<Partial<Record<'by' | 'reason' | 'from' | 'to' | 'file', string>>>;

export const usage = `npm run consultations -- list
npm run consultations -- open <number> --by <your name> --reason <why you read it>
npm run consultations -- answer <number> --by <your name>
npm run consultations -- export --from <day, such as 2026-11-01> --to <day> --file <name.csv> --by <your name> --reason <why>`;

/**
 * Parses the arguments into a command to be run on a database. Throws `StartupError` for invalid ones, before any
 * database is opened.
 */
export function consultationCommand(args: string[]): Command {
  const text = { type: 'string' } as const;
  const { positionals, values } = operatorArguments(
    args,
    { by: text, reason: text, from: text, to: text, file: text },
    usage,
  );
  const [command, number, ...more] = positionals;
  if (more.length > 0) throw new StartupError(usage);
  if (command === 'list' && number === undefined) return list;
  if (command === 'open') return openOne(numberOf(number, 'A consultation', usage), operatorOf(values, usage));
  if (command === 'answer') return answer(numberOf(number, 'A consultation', usage), textOf(values, 'by', usage));
  if (command === 'export' && number === undefined) return exportRange(values);
  throw new StartupError(usage);
}

async function list({ db }: Deps): Promise<string> {
  return (await listInquiries({ db })).map(lineOf).join('\n') || 'None.';
}

const lineOf = ({ id, receivedAt, inquirerType, inquiryType, ...state }: ListedInquiry): string =>
  [id, momentInKorea(receivedAt), inquiryTypeNames[inquiryType], inquirerTypeNames[inquirerType], stateOf(state)].join(
    ' | ',
  );

type Handled = Pick<ListedInquiry, 'read' | 'state' | 'answeredAt' | 'answeredBy'>;

function stateOf({ read, state, answeredAt, answeredBy }: Handled): string {
  if (answeredAt && !awaitsAnswer({ state })) return `answered ${momentInKorea(answeredAt)} by ${answeredBy}`;
  return read > 0 ? 'read, not answered' : 'new';
}

const openOne =
  (id: number, reader: Reader): Command =>
  async (deps) => {
    const opened = await openInquiry(deps, id, reader);
    if (!opened) throw unknown(id);
    return inquiryText(opened);
  };

const answer =
  (id: number, operator: string): Command =>
  async (deps) => {
    const answered = await markAnswered(deps, id, operator).catch((error: unknown) => {
      throw error instanceof ApiError ? new StartupError(error.message) : error;
    });
    if (answered.kind === 'unknown') throw unknown(id);
    if (answered.kind === 'before')
      throw new StartupError(
        `Consultation ${id} was already marked as answered by ${answered.by}, ${momentInKorea(answered.at)}.`,
      );
    return `Consultation ${id} is marked as answered.`;
  };

function exportRange(values: OptionValues): Command {
  const [from, to, file, reader] = [
    dayOf(values, 'from'),
    dayOf(values, 'to'),
    textOf(values, 'file', usage),
    operatorOf(values, usage),
  ];
  if (to < from) throw new StartupError('--to is before --from.');
  if (existsSync(file)) throw new StartupError(`${file} already exists.`);
  return async (deps) => {
    const by = { id: null, name: reader.operator };
    const { csv, count } = await exportConsultations(deps, { from, to, reason: reader.reason }, by, Infinity);
    writeFileSync(file, csv, { mode: 0o600, flag: 'wx' });
    return `Consultations written to ${file}: ${count}.`;
  };
}

function dayOf(values: OptionValues, option: 'from' | 'to'): string {
  const day = z.iso.date().safeParse(textOf(values, option, usage));
  if (!day.success) throw new StartupError(`--${option} must be a day such as 2026-11-01.`);
  return day.data;
}

const unknown = (id: number) =>
  new StartupError(`There is no consultation ${id}: it never existed, or was deleted after a year.`);
