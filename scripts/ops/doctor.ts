import { StartupError } from '#server/startup-error.ts';
import { deploymentProblems } from './deployment-problems.ts';
import { runCli } from './run-cli.ts';

/** `npm run doctor`: prints why a start with these settings and real members would fail; fails if there is a reason. */
async function run(): Promise<string> {
  const problems = await deploymentProblems(process.env);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return 'A server with these settings and SANDBOX=off would start.';
}

await runCli(run());
