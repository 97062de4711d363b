import { describe, expect, test } from 'vitest';
import { accountMessages } from '#contract/account/account-messages.ts';
import { messages } from '#contract/shared/messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import { createClient } from '#src/api/client.ts';
import { provideFindId } from '#src/features/find-id/actors.ts';
import { provideFindPassword } from '#src/features/find-password/actors.ts';
import { provideSignUp } from '#src/features/sign-up/actors.ts';
import { verifiedPerson } from '#tests/fixtures/identity.ts';
import { company } from '#tests/flows/lib/company.ts';
import { errorResponse, fakeServer, ok } from './api/fake-server.ts';
import { runActor } from './lib/run-actor.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');
const findId = provideFindId(client).implementations.actors;
const findPassword = provideFindPassword(client).implementations.actors;
const signUp = provideSignUp(client).implementations.actors;

const query = { identity: verifiedPerson, userType: 'PERSONAL', registrationNumber: null };
const resetInput = {
  claim: { userType: 'PERSONAL', serviceId: 'member01', corporation: null },
  identity: verifiedPerson,
  password: 'Newgolf2026!',
};
const registration = { serviceId: 'newgolfer1' } as Registration;
const badRequest = (message: string) => errorResponse(400, '400', message);
const proof = { ci: verifiedPerson.ci, di: verifiedPerson.di, proof: verifiedPerson.proof, userType: 'PERSONAL' };

describe('the response of the server is mapped', () => {
  test.each([
    ['a found company', findId.findCorporation, company, ok({ serviceId: 'co****01' }), { kind: 'found' }],
    [
      'a company unknown',
      findId.findCorporation,
      company,
      badRequest(accountMessages.unknownMember),
      { kind: 'refused', message: accountMessages.unknownMember },
    ],
    ['a found id', findId.findId, query, ok({ serviceId: 'member01' }), { kind: 'found', serviceId: 'member01' }],
    [
      'an id not found',
      findId.findId,
      query,
      badRequest(accountMessages.unknownMember),
      { kind: 'refused', message: accountMessages.unknownMember },
    ],
    ['an id search without a network', findId.findId, query, 'offline', { kind: 'refused', message: messages.offline }],
    ['an id that exists', findPassword.checkClaim, resetInput.claim, ok({ serviceId: 'member01' }), { kind: 'found' }],
    [
      'an id that does not',
      findPassword.checkClaim,
      resetInput.claim,
      badRequest(accountMessages.unknownMember),
      { kind: 'refused', message: accountMessages.unknownMember },
    ],
    ['a changed password', findPassword.resetPassword, resetInput, ok(null), { kind: 'changed' }],
    [
      'a reset without a verification',
      findPassword.resetPassword,
      resetInput,
      badRequest(accountMessages.invalidVerification),
      { kind: 'unverified', message: accountMessages.invalidVerification },
    ],
    [
      'a reset refused',
      findPassword.resetPassword,
      resetInput,
      badRequest(refusalMessages.guessablePassword),
      { kind: 'refused', message: refusalMessages.guessablePassword },
    ],
    [
      'a person who is no member',
      signUp.lookUpMember,
      query,
      badRequest(accountMessages.unknownMember),
      { kind: 'unknown' },
    ],
    ['a person who is a member', signUp.lookUpMember, query, ok({ serviceId: 'member01' }), { kind: 'existing' }],
    [
      'a lookup refused',
      signUp.lookUpMember,
      query,
      badRequest(accountMessages.invalidVerification),
      { kind: 'refused', message: accountMessages.invalidVerification },
    ],
    ['a registration', signUp.register, registration, ok({ serviceId: 'newgolfer1' }), { kind: 'registered' }],
    [
      'an id that was faster',
      signUp.register,
      registration,
      badRequest(accountMessages.serviceIdTaken),
      { kind: 'idTaken', message: accountMessages.serviceIdTaken },
    ],
    [
      'a registration without a verification',
      signUp.register,
      registration,
      badRequest(accountMessages.invalidVerification),
      { kind: 'unverified', message: accountMessages.invalidVerification },
    ],
    [
      'a second account',
      signUp.register,
      registration,
      badRequest(accountMessages.existingMember),
      { kind: 'existing', message: accountMessages.existingMember },
    ],
    [
      'a Korean as a foreign member',
      signUp.register,
      registration,
      badRequest(accountMessages.foreignersOnly),
      { kind: 'refused', message: accountMessages.foreignersOnly },
    ],
    [
      'a foreigner as another member',
      signUp.register,
      registration,
      badRequest(accountMessages.koreansOnly),
      { kind: 'refused', message: accountMessages.koreansOnly },
    ],
  ] as const)('%s', async (_, logic, input, response, expected) => {
    fakeServer(response);
    expect(await runActor(logic, input)).toEqual(expected);
  });
});

describe('a registration that was sent without a response, sent again', () => {
  const { invalidVerification, serviceIdTaken } = accountMessages;
  const badGateway = errorResponse(502, '503', messages.unavailable);
  test.each([
    [
      'whose verification is used up and whose id is taken has been done',
      ['offline', badRequest(invalidVerification), badRequest(serviceIdTaken)],
      { kind: 'registered' },
    ],
    [
      'behind a proxy that lost the answer, too',
      [badGateway, badRequest(invalidVerification), badRequest(serviceIdTaken)],
      { kind: 'registered' },
    ],
    [
      'whose id is still free has not',
      ['offline', badRequest(invalidVerification), ok(null)],
      { kind: 'unverified', message: invalidVerification },
    ],
    [
      'after a refusal has not',
      [badRequest(refusalMessages.invalidRequest), badRequest(invalidVerification)],
      { kind: 'unverified', message: invalidVerification },
    ],
  ] as const)('%s', async (_, response, expected) => {
    const { register } = provideSignUp(client).implementations.actors;
    const requests = fakeServer(...response);
    await runActor(register, registration);
    expect(await runActor(register, registration)).toEqual(expected);
    expect(requests.length).toBe(response.length);
  });
});

describe('the server is called', () => {
  test('for a company’s password only with the company', async () => {
    const requests = fakeServer(ok({ serviceId: 'corp0001' }), ok({ serviceId: 'co****01' }));
    await runActor(findPassword.checkClaim, { userType: 'CORPORATION', serviceId: 'corp0001', corporation: company });
    expect(requests.map(({ url }) => decodeURIComponent(new URL(url).pathname + new URL(url).search))).toEqual([
      '/api/v1/find/id-check?serviceId=corp0001&userType=CORPORATION',
      '/api/v1/find/corp-user?companyName=오크상사&registrationNumber=1234567891',
    ]);
  });

  test('with only the proof of the person’s identity', async () => {
    const requests = fakeServer(ok({ serviceId: 'member01' }), ok(null));
    await runActor(findId.findId, { ...query, registrationNumber: '1234567891' });
    await runActor(findPassword.resetPassword, resetInput);
    expect(requests.map(({ body }) => body)).toEqual([
      { ...proof, registrationNumber: '1234567891' },
      { ...proof, serviceId: 'member01', password: 'Newgolf2026!' },
    ]);
  });
});
