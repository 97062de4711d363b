import { describe, expect, test } from 'vitest';
import { auditVerdict } from '../../../scripts/check/audit-verdict.ts';
import { describeResults, uncheckedIn } from '../../../scripts/check/check-results.ts';
import { isAllowed, isUsable, licenceList, productionPackages } from '../../../scripts/check/licence-list.ts';

const unchecked = '– the registry returned no audit, so whether packages have known vulnerabilities was NOT CHECKED';
const auditOutput = (severity: string, counts: object) =>
  JSON.stringify({
    vulnerabilities: { 'some-package': { severity, range: '<2.0.0' } },
    metadata: { vulnerabilities: { high: 0, critical: 0, ...counts } },
  });

describe('the audit', () => {
  test.each(['high', 'critical'])('fails on a %s vulnerability, and names it', (severity) => {
    expect(auditVerdict(auditOutput(severity, { [severity]: 1 }))).toEqual({
      passed: false,
      lines: [`${severity}: some-package <2.0.0`],
    });
  });
  test('passes a lower severity', () =>
    expect(auditVerdict(auditOutput('moderate', {}))).toEqual({ passed: true, lines: [] }));
  test.each(['', 'npm error', '{"statusCode":405,"error":{}}', 'null'])(
    'with the output %j says that nothing was checked, as for an unreachable registry',
    (output) => {
      expect(auditVerdict(output)).toEqual({ passed: true, lines: [unchecked] });
    },
  );
});

test('a check that could not check something is neither passed nor failed, and is named', () => {
  const results = [
    { name: 'types', output: 'noise', seconds: '1.0', passed: true },
    { name: 'audit', output: `${unchecked}\n`, seconds: '2.0', passed: true },
    { name: 'lint', output: '– an error\n', seconds: '3.0', passed: false },
  ];
  expect(uncheckedIn(results)).toEqual([`audit: ${unchecked.slice(2)}`]);
  expect(describeResults(results)).toBe(
    `✓ types (1.0 s)\n? audit (2.0 s)\n  audit: ${unchecked.slice(2)}\n✗ lint (3.0 s)\n– an error\n`,
  );
});

describe('a licence', () => {
  test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT AND ISC'])('%s is allowed', (licence) =>
    expect(isAllowed(licence)).toBe(true),
  );
  test.each(['GPL-3.0-only', 'MIT AND LGPL-3.0-or-later', 'none', '', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
    '%j is not allowed',
    (licence) => expect(isAllowed(licence)).toBe(false),
  );

  test('of a library that is loaded at run time may be the LGPL, of no other package', () => {
    const licence = 'Apache-2.0 AND LGPL-3.0-or-later';
    expect(isUsable({ name: '@img/sharp-win32-x64', licence })).toBe(true);
    expect(isUsable({ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' })).toBe(true);
    expect(isUsable({ name: '@img/sharp-libvips-linux-x64', licence: 'GPL-3.0-only' })).toBe(false);
    expect(isUsable({ name: 'sharp', licence })).toBe(false);
  });

  test('is listed for each package that goes into production, and no other', () => {
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/zod': { version: '4.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@of/b': { version: '1.0.0', license: 'ISC' },
      'node_modules/unknown': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/types': { version: '1.0.0', license: 'MIT', devOptional: true },
    };
    const packageNames = productionPackages({ packages });
    expect(packageNames).toEqual([
      { name: '@of/b', version: '1.0.0', licence: 'ISC' },
      { name: 'unknown', version: '1.0.0', licence: 'none' },
      { name: 'zod', version: '4.0.0', licence: 'MIT' },
    ]);
    expect(licenceList(packageNames).split('\n').slice(-4)).toEqual([
      '| @of/b | 1.0.0 | ISC |',
      '| unknown | 1.0.0 | none |',
      '| zod | 4.0.0 | MIT |',
      '',
    ]);
  });
});
