import * as z from 'zod/mini';
import type { Attestation, Passkey } from '#contract/account/passkey.ts';
import {
  addStaffPasskey,
  offerStaffPasskey,
  requestStaffPasskey,
  signInByStaffPasskey,
} from '#contract/staff/passkey.ts';
import { post, type TestApp } from './app.ts';
import { createAuthenticator, type Authenticator } from './authenticator.ts';
import { answerIn, type StaffCaller } from './staff.ts';

type Ceremony = Parameters<Authenticator['get']>[1];

export const offered = async (caller: StaffCaller) =>
  offerStaffPasskey.result.parse(await answerIn(await caller.post(offerStaffPasskey.path)));

/** Returns an answer to an offer for this caller. */
export const attested = async (caller: StaffCaller, authenticator = createAuthenticator()): Promise<Attestation> =>
  authenticator.create(await offered(caller));

/** Adds a passkey for the caller, whose login was just before. */
export async function added(caller: StaffCaller, authenticator: Authenticator, name = '내 휴대폰'): Promise<Passkey> {
  const body = { name, attestation: await attested(caller, authenticator) };
  return addStaffPasskey.result.parse(await answerIn(await caller.post(addStaffPasskey.path, body)));
}

export const requested = async (app: Pick<TestApp, 'fetch'>) =>
  z
    .object({ data: requestStaffPasskey.result })
    .parse(await (await app.fetch(requestStaffPasskey.path, post({}))).json()).data;

/** Logs in with a passkey. */
export async function signInWith(
  app: Pick<TestApp, 'fetch'>,
  authenticator: Authenticator,
  { headers = {}, ...ceremony }: Ceremony & { readonly headers?: Record<string, string> } = {},
): Promise<Response> {
  const { secret, options } = await requested(app);
  const assertion = authenticator.get({ options }, ceremony);
  return app.fetch(signInByStaffPasskey.path, post({ secret, assertion }, headers));
}
