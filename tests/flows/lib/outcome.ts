import { createActor, toPromise, type AnyActorLogic, type AnyEventObject } from 'xstate';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { ErrorCode } from '#contract/http/envelope.ts';
import { messages } from '#contract/shared/messages.ts';
import { myPageMessages } from '#contract/account/my-page-messages.ts';
import { consultationMessages } from '#contract/staff/consultation-messages.ts';
import { loginLockedMessage, refusalMessages, tooManyRequestsMessage } from '#contract/shared/refusal-messages.ts';

/** An ending of a call: an error of the server, no response, or one that cannot be parsed. */
export type Ending = { readonly name: string; readonly message: string; readonly answer: () => Response };

const messagesByCode: Record<ErrorCode, string> = {
  '400': refusalMessages.invalidRequest,
  '401': refusalMessages.invalidToken,
  '403': myPageMessages.passwordCheckRequired,
  '404': '찾으시는 내용이 없습니다.',
  '405': refusalMessages.methodNotAllowed,
  '409': consultationMessages.changed,
  '413': refusalMessages.tooLarge,
  '414': refusalMessages.urlTooLong,
  '415': refusalMessages.unsupportedMediaType,
  '421': refusalMessages.otherHost,
  '422': refusalMessages.otherInput,
  '423': loginLockedMessage(1_745),
  '429': tooManyRequestsMessage(30),
  '500': messages.unexpected,
  '503': messages.unavailable,
};
const extraFields: Partial<Record<ErrorCode, object>> = {
  '401': { error: 'invalid_token' },
  '423': { retryAfter: 1_745 },
  '429': { retryAfter: 30 },
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const succeeded = (data: unknown) => json(200, { status: { code: '0000', message: '' }, data });

export const refusal = (code: ErrorCode, message = messagesByCode[code]): Ending => ({
  name: message === messagesByCode[code] ? code : `${code} ${message}`,
  message,
  answer: () => json(Number(code), { status: { code, message }, message, ...extraFields[code] }),
});

export const offline: Ending = {
  name: 'offline',
  message: messages.offline,
  answer: () => {
    throw new TypeError('Failed to fetch');
  },
};

export const unreadable: Ending = {
  name: 'unreadable',
  message: messages.unexpected,
  answer: () => json(200, { unreadable: true }),
};

/**
 * Runs an actor as its feature provides it, with an ending for the calls of one endpoint and success for those before
 * it; returns the event that its machine receives.
 */
export async function eventOfEnding(
  actorId: string,
  logic: AnyActorLogic,
  input: unknown,
  endpoint: Pick<Endpoint, 'result'> & { readonly path: string },
  ending: Ending,
  before: Readonly<Record<string, unknown>> = {},
): Promise<AnyEventObject> {
  const { fetch } = globalThis;
  globalThis.fetch = async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    if (patternOf(endpoint.path).test(pathname)) return ending.answer();
    if (pathname in before) return succeeded(before[pathname]);
    throw new Error(`${actorId} is not known to call ${pathname}`);
  };
  try {
    const output: unknown = await toPromise(createActor(logic, { input }).start());
    return { type: `xstate.done.actor.${actorId}`, output, actorId };
  } catch (error) {
    return { type: `xstate.error.actor.${actorId}`, error, actorId };
  } finally {
    globalThis.fetch = fetch;
  }
}

/** Returns a pattern of an endpoint's pathnames. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
