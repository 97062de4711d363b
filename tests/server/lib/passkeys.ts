import * as z from 'zod/mini';
import { success } from '#contract/http/envelope.ts';
import type { Endpoint, ResultOf } from '#contract/http/endpoint.ts';
import { addPasskey, offerPasskey, type Passkey, type PasskeyCreation } from '#contract/account/passkey.ts';
import { checkPasskey, requestPasskey, signInByPasskey } from '#contract/account/passkey-sign-in.ts';
import type { Assertion } from '#contract/account/passkey-sign-in.ts';
import { bearer, post, type TestApp } from './app.ts';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import { checkedToken } from './my.ts';
import { tokenOf } from './read.ts';

/** Sends a call. */
export const send = (app: TestApp, { path }: Endpoint, body: unknown = {}, headers: Record<string, string> = {}) =>
  app.fetch(path, post(body, headers));

/** Sends a call that must succeed. Returns its result. */
export async function resultOf<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<ResultOf<E>> {
  const response = await send(app, endpoint, body, headers);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the endpoint's schema
  return (success(endpoint.result) as unknown as z.ZodMiniType<{ data: ResultOf<E> }>).parse(await response.json())
    .data;
}

export const offered = (app: TestApp, token: string): Promise<PasskeyCreation> =>
  resultOf(app, offerPasskey, {}, bearer(token));

/** Adds a passkey for the member of this token, whose password has been checked. */
export async function added(
  app: TestApp,
  token: string,
  authenticator: Authenticator,
  name = '내 휴대폰',
): Promise<Passkey> {
  const attestation = authenticator.create(await offered(app, token));
  return resultOf(app, addPasskey, { name, attestation }, bearer(token));
}

/** Logs a member in and adds a passkey. */
export async function memberWithPasskey(app: TestApp, serviceId = 'member01') {
  const token = await checkedToken(app, await tokenOf(app, serviceId));
  const authenticator = createAuthenticator();
  const passkey = await added(app, token, authenticator);
  return { token, authenticator, passkey };
}

export const requested = (app: TestApp) => resultOf(app, requestPasskey);

/** Sends the answer to a challenge. */
export const check = (app: TestApp, secret: string, assertion: Assertion) =>
  send(app, checkPasskey, { secret, assertion });

/** Returns the ticket and the id for the passkey of an authenticator. */
export async function checked(app: TestApp, authenticator: Authenticator, counter = 0) {
  const { secret, options } = await requested(app);
  return resultOf(app, checkPasskey, { secret, assertion: authenticator.get({ options }, { counter }) });
}

export const signInWith = (app: TestApp, ticket: string, headers: Record<string, string> = {}) =>
  send(app, signInByPasskey, { ticket }, headers);
