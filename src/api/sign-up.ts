import { memberByDi } from '#contract/account/find.ts';
import { validId } from '#contract/account/service-id.ts';
import { signUp, type Registration } from '#contract/account/sign-up.ts';
import type { Client } from './client.ts';
import { verifiedBody, type VerifiedMember } from './find.ts';

/** Resolves if the id is free. */
export const checkFreeId = (client: Client, serviceId: string, signal: AbortSignal) =>
  client(validId, { body: { serviceId }, signal });

/** Resolves if the verified person is already a member of this kind. */
export const findMember = (client: Client, member: VerifiedMember, signal: AbortSignal) =>
  client(memberByDi, { body: verifiedBody(member), signal });

/** Without a signal: a request that was sent takes effect even if its caller unmounts. */
export const sendRegistration = (client: Client, registration: Registration) => client(signUp, { body: registration });
