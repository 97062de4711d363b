import { registrationNumberText } from '#contract/account/registration-number-text.ts';
import { decideCompany, type Decision } from '#server/services/company/decide.ts';
import { listCompanyAccounts, type CompanyAccount } from '#server/services/company/list.ts';
import { openCompanyAccount, type Reviewer } from '#server/services/company/open.ts';
import { momentInKorea } from '#server/services/inquiry/columns.ts';
import { StartupError } from '#server/startup-error.ts';
import type { Command, CommandDeps } from './on-database.ts';
import { numberOf, operatorArguments, operatorOf, printableLine } from './operator-arguments.ts';

export const usage = `npm run companies -- list [--all]
npm run companies -- open <number> --by <your name> --reason <why you read it>
npm run companies -- approve <number> --by <your name> --reason <how you made sure>
npm run companies -- refuse <number> --by <your name> --reason <why>`;

/**
 * Parses the arguments into a command to be run on a database. Throws `StartupError` for invalid ones, before any
 * database is opened.
 */
export function companyCommand(
  args: string[],
): (
  deps: Pick<CommandDeps, 'db' | 'keys' | 'now'> & { readonly env: Pick<CommandDeps['env'], 'SITE_URL'> },
) => ReturnType<Command> {
  const text = { type: 'string' } as const;
  const { positionals, values } = operatorArguments(
    args,
    { by: text, reason: text, all: { type: 'boolean', default: false } },
    usage,
  );
  const [command, number, ...more] = positionals;
  if (more.length > 0) throw new StartupError(usage);
  if (command === 'list' && number === undefined) return ({ db }) => list(db, values.all);
  const decision = decisions.get(command ?? '');
  if (command !== 'open' && !decision) throw new StartupError(usage);
  const [id, reviewer] = [numberOf(number, 'An account', usage), operatorOf(values, usage)];
  return (deps) => (decision ? decide(deps, id, decision, reviewer) : open(deps, id, reviewer));
}

const decisions: ReadonlyMap<string, Decision> = new Map([
  ['approve', 'APPROVE'],
  ['refuse', 'REFUSE'],
]);
const states = { PENDING: 'to be approved', APPROVED: 'approved', REFUSED: 'refused' } as const;
const actions = { OPEN: 'opened', APPROVE: 'approved', REFUSE: 'refused' } as const;

async function list(db: CommandDeps['db'], all: boolean): Promise<string> {
  const accounts = await listCompanyAccounts({ db }, all ? undefined : 'PENDING');
  return accounts.map(lineOf).join('\n') || 'None.';
}

const lineOf = ({ id, createdAt, othersApproved, ...company }: CompanyAccount): string =>
  [id, momentInKorea(createdAt), ...companyOf(company), `others approved: ${othersApproved}`].join(' | ');

const companyOf = ({
  companyName,
  registrationNumber,
  companyApproval,
}: Pick<CompanyAccount, 'companyName' | 'registrationNumber' | 'companyApproval'>) => [
  printableLine(companyName ?? ''),
  registrationNumberText(registrationNumber ?? ''),
  states[companyApproval ?? 'PENDING'],
];

async function open({ db, now }: Pick<CommandDeps, 'db' | 'now'>, id: number, reviewer: Reviewer): Promise<string> {
  const opened = await openCompanyAccount({ db, now }, id, reviewer);
  if (!opened) throw unknown(id);
  const [companyName, number, state] = companyOf(opened);
  const lines = {
    번호: id,
    '가입 시각': momentInKorea(opened.createdAt),
    회사명: companyName,
    사업자등록번호: number,
    상태: state,
    아이디: opened.serviceId,
    성명: opened.name,
    휴대전화번호: opened.mobile,
    이메일: opened.email,
  };
  const reviews = opened.reviews.map(
    ({ at, action, operator, reason }) => `${momentInKorea(at)} ${actions[action]} by ${operator}: ${reason}`,
  );
  return [...Object.entries(lines).map(([header, value]) => `${header}: ${value}`), ...reviews]
    .map(printableLine)
    .join('\n');
}

async function decide(
  deps: Parameters<typeof decideCompany>[0],
  id: number,
  decision: Decision,
  reviewer: Reviewer,
): Promise<string> {
  const decided = await decideCompany(deps, id, decision, reviewer);
  if (decided === 'unknown') throw unknown(id);
  if (decided === 'before') throw new StartupError(`Account ${id} is ${actions[decision]} already.`);
  return `Account ${id} is ${actions[decision]}; the member is notified by email.`;
}

const unknown = (id: number) => new StartupError(`There is no company account ${id}.`);
