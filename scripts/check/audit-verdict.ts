import * as z from 'zod';

const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

export type Verdict = { passed: boolean; lines: readonly string[] };

/**
 * Evaluates the output of `npm audit --json` for production dependencies; fails on high or critical vulnerabilities. If
 * the registry is unreachable or has no audit endpoint, passes with a line that says so.
 */
export function auditVerdict(output: string): Verdict {
  const { data } = audit.safeParse(parsed(output));
  if (!data)
    return {
      passed: true,
      lines: ['– the registry returned no audit, so whether packages have known vulnerabilities was NOT CHECKED'],
    };
  const severe = Object.entries(data.vulnerabilities).filter(
    ([, { severity }]) => severity === 'high' || severity === 'critical',
  );
  const { high, critical } = data.metadata.vulnerabilities;
  return {
    passed: severe.length === 0 && high + critical === 0,
    lines: severe.map(([name, { severity, range }]) => `${severity}: ${name} ${range}`),
  };
}

function parsed(output: string): unknown {
  try {
    return JSON.parse(output);
  } catch {
    return null;
  }
}
