import { BidiError } from '../../bidi/messages.ts';
import type { Browser } from '../browser.ts';
import { command, type Run } from './command.ts';
import { newId } from '../new-id.ts';
import type { Decision } from '../proxy.ts';

type Header = { readonly name: string; readonly value: { readonly value: string } };
type Body = { readonly type: string; readonly value: string };
type ProvidedResponse = {
  readonly request: string;
  readonly statusCode?: number;
  readonly reasonPhrase?: string;
  readonly headers?: readonly Header[];
  readonly body?: Body;
};
type Change = {
  readonly request: string;
  readonly url?: string;
  readonly method?: string;
  readonly headers?: readonly Header[];
  readonly body?: Body;
};

const headersOf = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value.value]));
const bytesOf = ({ type, value }: Body) => Buffer.from(value, type === 'base64' ? 'base64' : 'utf8');

export const networkCommands = (browser: Browser): Record<string, Run> => ({
  'network.addDataCollector': command(() => ({ collector: 'all' })),
  'network.setCacheBehavior': command(() => ({})),
  'network.setExtraHeaders': command(() => ({})),
  'network.addIntercept': command<{ phases: readonly string[]; contexts?: readonly string[] }>(
    ({ phases, contexts }) => {
      const intercept = newId('intercept');
      // Also applies to contexts created later: Playwright's own interception is for authentication, which no test
      // needs.
      if (phases.includes('beforeRequestSent'))
        for (const user of browser.usersOf(undefined))
          if (!contexts || contexts.some((id) => user.contexts.has(id)))
            user.network.intercepts.set(intercept, contexts ?? null);
      return { intercept };
    },
  ),
  'network.removeIntercept': command<{ intercept: string }>(({ intercept }) => {
    for (const user of browser.usersOf(undefined)) user.network.intercepts.delete(intercept);
    return {};
  }),
  'network.continueRequest': command<Change>(({ request, url, method, headers, body }) =>
    decide(browser, request, {
      kind: 'continue',
      ...(url && { url }),
      ...(method && { method }),
      ...(headers && { headers: headersOf(headers) }),
      ...(body && { body: bytesOf(body) }),
    }),
  ),
  'network.provideResponse': command<ProvidedResponse>(
    ({ request, statusCode = 200, reasonPhrase = '', headers = [], body }) =>
      decide(browser, request, {
        kind: 'provide',
        response: {
          status: statusCode,
          reason: reasonPhrase,
          headers: headersOf(headers),
          body: body ? bytesOf(body) : Buffer.alloc(0),
        },
      }),
  ),
  'network.failRequest': command<{ request: string }>(({ request }) => decide(browser, request, { kind: 'fail' })),
});

function decide(browser: Browser, request: string, decision: Decision): object {
  if (!browser.usersOf(undefined).some(({ network }) => network.decide(request, decision)))
    throw new BidiError('no such request', `${request} is not held.`);
  return {};
}
