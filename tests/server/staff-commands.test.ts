import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import { staff } from '#server/db/staff-schema.ts';
import { StartupError } from '#server/startup-error.ts';
import { staffAddCommand, staffAuditCommand } from '../../scripts/ops/staff-commands.ts';
import { post, startApp, type TestApp } from './lib/app.ts';
import { answerIn } from './lib/staff.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});

const add = (...args: string[]) => staffAddCommand(args)(app.deps);
const audit = (...args: string[]) => staffAuditCommand(args)(app.deps);
const kim = ['--id', 'kim', '--name', '김하나', '--role', 'admin', '--by', '운영자'];

describe('npm run staff:add', () => {
  test('prints an invitation that opens, for a day', async () => {
    const output = await add(...kim);
    const [line, address = ''] = output.split('\n');
    expect(line).toBe('Open this once, until 2026.11.21 18:00:');
    const [page, invitation] = address.split('#');
    expect(page).toBe('/admin/invitation');
    expect(await answerIn(await app.fetch('/admin/api/invitation/open', post({ invitation })))).toMatchObject({
      loginId: 'kim',
      name: '김하나',
      role: 'ADMIN',
    });
  });

  test('prints the whole address if the URL of the site is known', async () => {
    const deps = { ...app.deps, env: { ...app.deps.env, SITE_URL: 'https://golf.example' } };
    expect(await staffAddCommand(kim)(deps)).toContain('\nhttps://golf.example/admin/invitation#');
  });

  test('adds no second account with one id', async () => {
    await add(...kim);
    await expect(add(...kim)).rejects.toThrow(new StartupError(staffMessages.idTaken));
    expect(await app.deps.db.$count(staff)).toBe(1);
  });

  test.each([
    [['--id', 'kim'], '--role is missing.'],
    [
      [...kim.slice(0, 4), '--role', 'BOSS', '--by', '운영자'],
      '--role must be one of ADMIN, CONTENT, CONSULTATION, MEMBER, VIEWER.',
    ],
    [['--id', 'K!', ...kim.slice(2)], staffMessages.loginIdInvalid],
    [['kim'], 'npm run staff:add'],
  ])('%j is refused before a database is opened', (args, message) => {
    expect(() => staffAddCommand(args)).toThrow(message);
  });
});

describe('npm run staff:audit', () => {
  test('prints the hash of the last entry, with which a later run finds that entries were removed', async () => {
    await add(...kim);
    const [line, hash = ''] = (await audit()).split('\n');
    expect(line).toBe('The audit log is intact: 1 entries. Note the hash of the last one outside this system:');
    expect(await audit('--expect', hash)).toContain('intact');
    await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from audit_entry`);
    });
    await expect(audit('--expect', hash)).rejects.toThrow(
      new StartupError('The audit log was changed: it does not contain the expected entry any more.'),
    );
  });

  test('names the first entry that is not as it was written', async () => {
    await add(...kim);
    await app.deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update audit_entry set staff_name = '다른 사람'`);
    });
    await expect(audit()).rejects.toThrow(
      new StartupError('The audit log was changed: entry 1 is missing or not as it was written.'),
    );
  });

  test('refuses a hash that is none', () => {
    expect(() => staffAuditCommand(['--expect', 'abc'])).toThrow('--expect must be a hash of 43 characters.');
  });
});
