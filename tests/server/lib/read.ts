import * as z from 'zod/mini';
import { failure } from '#contract/http/envelope.ts';
import { signIn } from '#contract/account/member.ts';
import type { TestApp } from './app.ts';

const signedIn = z.object({ data: signIn.result });

/** Returns the data of a successful sign-in. */
export const dataOf = async (response: Response) => signedIn.parse(await response.json()).data;

/** Returns the token of a new session. */
export async function tokenOf(app: TestApp, serviceId = 'member01'): Promise<string> {
  return (await dataOf(await app.signIn(serviceId))).access_token;
}

/** Returns status and envelope of an error that the contract allows. */
export async function refusalOf(response: Response) {
  return { http: response.status, ...failure.parse(await response.json()) };
}

/** Returns the value of `refusalOf` for an error without data. */
export const refused = (http: number, message: string, more: object = {}) => ({
  http,
  status: { code: String(http), message },
  message,
  ...more,
});
