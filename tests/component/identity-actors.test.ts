import { describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import { createClient } from '#src/api/client.ts';
import { provideFindId } from '#src/features/find-id/actors.ts';
import { provideFindPassword } from '#src/features/find-password/actors.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { verifiedPerson } from '#tests/model/fixtures/identity.ts';
import { company } from '#tests/model/find-id.flow.ts';
import { fakeServer, ok, refused } from './api/fake-server.ts';
import { answerOf } from './lib/answer-of.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');
const findId = provideFindId(client).implementations.actors;
const findPassword = provideFindPassword(client).implementations.actors;
const signUp = provideSignUp(client).implementations.actors;

const query = { identity: verifiedPerson, userType: 'PERSONAL', registrationNumber: null };
const reset = { claim: { userType: 'PERSONAL', serviceId: 'member01', corporation: null }, identity: verifiedPerson, password: 'Newgolf2026!' };
const registration = { serviceId: 'newgolfer1' } as Registration;
const no = (message: string) => refused(400, '400', message);
const proof = { ci: verifiedPerson.ci, di: verifiedPerson.di, proof: verifiedPerson.proof, userType: 'PERSONAL' };

describe('the response of the server is mapped', () => {
  test.each([
    ['a found company', findId.findCorporation, company, ok({ serviceId: 'co****01' }), { kind: 'found' }],
    ['a company unknown', findId.findCorporation, company, no(accountMessages.unknownMember), { kind: 'refused', message: accountMessages.unknownMember }],
    ['a found id', findId.findId, query, ok({ serviceId: 'member01' }), { kind: 'found', serviceId: 'member01' }],
    ['an id not found', findId.findId, query, no(accountMessages.unknownMember), { kind: 'refused', message: accountMessages.unknownMember }],
    ['an id search without a network', findId.findId, query, 'offline', { kind: 'refused', message: messages.offline }],
    ['an id that exists', findPassword.checkClaim, reset.claim, ok({ serviceId: 'member01' }), { kind: 'found' }],
    ['an id that does not', findPassword.checkClaim, reset.claim, no(accountMessages.unknownMember), { kind: 'refused', message: accountMessages.unknownMember }],
    ['a changed password', findPassword.resetPassword, reset, ok(null), { kind: 'changed' }],
    ['a reset without a verification', findPassword.resetPassword, reset, no(accountMessages.invalidVerification), { kind: 'unverified', message: accountMessages.invalidVerification }],
    ['a reset refused', findPassword.resetPassword, reset, no(refusalMessages.guessablePassword), { kind: 'refused', message: refusalMessages.guessablePassword }],
    ['a person who is no member', signUp.lookUpMember, query, no(accountMessages.unknownMember), { kind: 'unknown' }],
    ['a person who is a member', signUp.lookUpMember, query, ok({ serviceId: 'member01' }), { kind: 'existing' }],
    ['a lookup refused', signUp.lookUpMember, query, no(accountMessages.invalidVerification), { kind: 'refused', message: accountMessages.invalidVerification }],
    ['a registration', signUp.register, registration, ok({ serviceId: 'newgolfer1' }), { kind: 'registered' }],
    ['an id that was faster', signUp.register, registration, no(accountMessages.serviceIdTaken), { kind: 'idTaken', message: accountMessages.serviceIdTaken }],
    ['a registration without a verification', signUp.register, registration, no(accountMessages.invalidVerification), { kind: 'unverified', message: accountMessages.invalidVerification }],
    ['a second account', signUp.register, registration, no(accountMessages.existingMember), { kind: 'existing', message: accountMessages.existingMember }],
    ['a Korean as a foreign member', signUp.register, registration, no(accountMessages.foreignersOnly), { kind: 'refused', message: accountMessages.foreignersOnly }],
    ['a foreigner as another member', signUp.register, registration, no(accountMessages.koreansOnly), { kind: 'refused', message: accountMessages.koreansOnly }],
  ] as const)('%s', async (_, logic, input, response, expected) => {
    fakeServer(response);
    expect(await answerOf(logic, input)).toEqual(expected);
  });
});

describe('a registration that was sent without a response, sent again', () => {
  const { invalidVerification, serviceIdTaken } = accountMessages;
  const lost = refused(502, '503', messages.unavailable);
  test.each([
    ['whose verification is used up and whose id is taken has been done', ['offline', no(invalidVerification), no(serviceIdTaken)], { kind: 'registered' }],
    ['behind a proxy that lost the answer, too', [lost, no(invalidVerification), no(serviceIdTaken)], { kind: 'registered' }],
    ['whose id is still free has not', ['offline', no(invalidVerification), ok(null)], { kind: 'unverified', message: invalidVerification }],
    ['after a refusal has not', [no(refusalMessages.invalidRequest), no(invalidVerification)], { kind: 'unverified', message: invalidVerification }],
  ] as const)('%s', async (_, response, expected) => {
    const { register } = provideSignUp(client).implementations.actors;
    const requests = fakeServer(...response);
    await answerOf(register, registration);
    expect(await answerOf(register, registration)).toEqual(expected);
    expect(requests.length).toBe(response.length);
  });
});

describe('the server is called', () => {
  test("for a company’s password only with the company", async () => {
    const requests = fakeServer(ok({ serviceId: 'corp0001' }), ok({ serviceId: 'co****01' }));
    await answerOf(findPassword.checkClaim, { userType: 'CORPORATION', serviceId: 'corp0001', corporation: company });
    expect(requests.map(({ url }) => decodeURIComponent(new URL(url).pathname + new URL(url).search))).toEqual([
      '/api/v1/find/id-check?serviceId=corp0001&userType=CORPORATION',
      '/api/v1/find/corp-user?companyName=오크상사&registrationNumber=1234567891',
    ]);
  });

  test('with only the proof of the person’s identity', async () => {
    const requests = fakeServer(ok({ serviceId: 'member01' }), ok(null));
    await answerOf(findId.findId, { ...query, registrationNumber: '1234567891' });
    await answerOf(findPassword.resetPassword, reset);
    expect(requests.map(({ body }) => body)).toEqual([
      { ...proof, registrationNumber: '1234567891' },
      { ...proof, serviceId: 'member01', password: 'Newgolf2026!' },
    ]);
  });
});
