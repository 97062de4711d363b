import type { Fault } from './fault.ts';
import type { Flow } from './flow.ts';
import type { ConsoleOutput } from './test.ts';

/** Returns the console errors other than those of the calls that failed on purpose; empty if all is well. */
export function defectsIn(
  { defects, complaints, allowed }: ConsoleOutput,
  { calls, thirdParty }: Flow,
  { name }: Fault,
): string[] {
  const isOfFault = ({ text, url }: ConsoleOutput['complaints'][number]) =>
    /Failed to load resource|net::ERR/.test(text) &&
    (calls.test(url) ||
      thirdParty?.test(url) === true ||
      (name === 'the server is down' && text.includes('ERR_CONNECTION_REFUSED')));
  const unexplained = complaints.filter((complaint) => !isOfFault(complaint)).map(({ text, url }) => `${text} ${url}`);
  return [...defects, ...unexplained].filter((text) => !allowed.some((pattern) => pattern.test(text)));
}
