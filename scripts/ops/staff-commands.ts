import * as z from 'zod/mini';
import { ApiError } from '#contract/http/api-error.ts';
import { staffRole, staffRoles } from '#contract/staff/permissions.ts';
import { newStaff } from '#contract/staff/staff.ts';
import { officeEnv } from '#server/office-env.ts';
import { momentInKorea } from '#server/services/inquiry/columns.ts';
import { inviteStaff } from '#server/services/staff/invite.ts';
import { verifyAudit } from '#server/services/staff/verify-audit.ts';
import { StartupError } from '#server/startup-error.ts';
import type { CommandDeps } from './on-database.ts';
import { operatorArguments, textOf } from './operator-arguments.ts';

type Command = (deps: Pick<CommandDeps, 'db' | 'keys' | 'now' | 'env'>) => Promise<string>;

const addUsage = `npm run staff:add -- --id <login id> --name <name> --role <${staffRoles.join('|')}> --by <your name>`;

/**
 * Parses the arguments of `npm run staff:add` into a command that invites a member of the staff, and returns the path of
 * the invitation. Throws `StartupError` for invalid ones, before any database is opened.
 */
export function staffAddCommand(args: string[]): Command {
  const text = { type: 'string' } as const;
  const { positionals, values } = operatorArguments(args, { id: text, name: text, role: text, by: text }, addUsage);
  if (positionals.length > 0) throw new StartupError(addUsage);
  const role = staffRole.safeParse(textOf(values, 'role', addUsage).toUpperCase());
  if (!role.success) throw new StartupError(`--role must be one of ${staffRoles.join(', ')}.`);
  const parsed = newStaff.safeParse({
    loginId: textOf(values, 'id', addUsage),
    name: textOf(values, 'name', addUsage),
    role: role.data,
  });
  if (!parsed.success) throw new StartupError(parsed.error.issues[0]?.message ?? addUsage);
  const by = textOf(values, 'by', addUsage);
  return async (deps) => {
    try {
      const { invitation, expiresAt } = await inviteStaff(deps, parsed.data, { id: null, name: by });
      return `Open this once, until ${momentInKorea(new Date(expiresAt))}:\n${officeEnv(deps.env).SITE_URL ?? ''}/admin/invitation#${invitation}`;
    } catch (error) {
      throw error instanceof ApiError ? new StartupError(error.message) : error;
    }
  };
}

const auditUsage = 'npm run staff:audit [-- --expect <hash that an earlier run printed>]';
const auditHash = z.string().check(z.regex(/^[\w-]{43}$/));

/**
 * Parses the arguments of `npm run staff:audit` into a command that verifies the audit log. It fails with `StartupError`
 * if an entry was changed or removed.
 */
export function staffAuditCommand(args: string[]): Command {
  const { positionals, values } = operatorArguments(args, { expect: { type: 'string' } }, auditUsage);
  if (positionals.length > 0) throw new StartupError(auditUsage);
  const expected = values.expect === undefined ? undefined : auditHash.safeParse(values.expect);
  if (expected && !expected.success) throw new StartupError(`--expect must be a hash of 43 characters.\n${auditUsage}`);
  return async (deps) => {
    const verified = await verifyAudit(deps, expected?.data);
    if (verified.kind === 'broken')
      throw new StartupError(`The audit log was changed: entry ${verified.id} is missing or not as it was written.`);
    if (!verified.containsExpected)
      throw new StartupError('The audit log was changed: it does not contain the expected entry any more.');
    return `The audit log is intact: ${verified.entries} entries. Note the hash of the last one outside this system:\n${verified.hash}`;
  };
}
