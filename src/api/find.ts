import { checkId, findCorporation, findId, modifyPassword } from '#contract/account/find.ts';
import type { UserType } from '#contract/account/member.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import type { Identity } from '#contract/account/verification.ts';
import type { Client } from './client.ts';

/** A verified person as a member of some kind; `registrationNumber` is that of the company, or null. */
export type VerifiedMember = {
  identity: Pick<Identity, 'ci' | 'di' | 'proof'>;
  userType: UserType;
  registrationNumber: string | null;
};

export const findCompany = (client: Client, { companyName, registrationNumber }: Corporation, signal: AbortSignal) =>
  client(findCorporation, { query: { companyName, registrationNumber }, signal });

export const findServiceId = (client: Client, member: VerifiedMember, signal: AbortSignal) =>
  client(findId, { body: verifiedBody(member), signal });

export const checkServiceIdOf = (
  client: Client,
  { serviceId, userType }: { serviceId: string; userType: UserType },
  signal: AbortSignal,
) => client(checkId, { query: { serviceId, userType }, signal });

export const changePassword = (
  client: Client,
  member: VerifiedMember,
  { serviceId, password }: { serviceId: string; password: string },
  signal: AbortSignal,
) => client(modifyPassword, { body: { ...verifiedBody(member), serviceId, password }, signal });

/** The caller's proof of identity, a parameter of every call for verified persons only. */
export const verifiedBody = ({ identity: { ci, di, proof }, userType, registrationNumber }: VerifiedMember) => ({
  ci,
  di,
  proof,
  userType,
  ...(registrationNumber !== null && { registrationNumber }),
});
