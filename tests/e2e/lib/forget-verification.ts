import type { APIRequestContext } from 'playwright/test';
import { leave, leaveReasons } from '#contract/account/withdrawal.ts';
import { newMember } from './new-member.ts';
import { newPassword, newPerson, type NewPerson } from './new-person.ts';
import { tokenOf } from './person.ts';

/**
 * Makes the server forget every verification of a person: it does so when they withdraw, so they join and withdraw by
 * the API.
 */
export async function forgetVerification(request: APIRequestContext, person: NewPerson): Promise<void> {
  const { serviceId } = await newMember(request, { ...person, serviceId: newPerson().serviceId });
  const token = await tokenOf(request, serviceId, newPassword);
  const response = await request.fetch(leave.path, {
    method: leave.method,
    data: { reason: leaveReasons[0], password: newPassword },
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok()) throw new Error(await response.text());
}
