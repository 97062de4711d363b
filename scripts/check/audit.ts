import { spawnSync } from 'node:child_process';
import { auditVerdict } from './audit-verdict.ts';

/** Audits the production dependencies for known vulnerabilities; times out after 30 seconds. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'], {
  encoding: 'utf8',
  timeout: 30_000,
});
const { passed, lines } = auditVerdict(stdout);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = passed ? 0 : 1;
