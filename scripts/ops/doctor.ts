import { parseArgs } from 'node:util';
import { StartupError } from '#server/startup-error.ts';
import { deploymentProblems } from './deployment-problems.ts';
import { identityProblems } from './identity-problems.ts';
import { runCli } from './run-cli.ts';

/**
 * `npm run doctor`: prints why a start with these settings and real members would fail; fails if there is a reason. With
 * `-- --identity` it also calls NICE, and prints why no verification would begin.
 */
async function run(): Promise<string> {
  const { values } = parseArgs({ options: { identity: { type: 'boolean', default: false } } });
  const problems = [
    ...(await deploymentProblems(process.env)),
    ...(values.identity ? await identityProblems(process.env) : []),
  ];
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  const called = values.identity ? ' NICE issues tokens.' : '';
  return `A server with these settings and SANDBOX=off would start.${called}`;
}

await runCli(run());
