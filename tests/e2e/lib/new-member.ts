import type { APIRequestContext } from 'playwright/test';
import { success } from '#contract/http/envelope.ts';
import type { Corporation } from '#contract/account/registration-number.ts';
import { registration, signUp } from '#contract/account/sign-up.ts';
import { niceCheck, niceSuccess, type Identity, type ProviderReturn } from '#contract/account/verification.ts';
import { newPassword, newPerson, type NewPerson } from './new-person.ts';

/** Registers a personal member, or one of a company, by the API, without a browser. */
export async function newMember(
  request: APIRequestContext,
  member: NewPerson = newPerson(),
  corporation: Corporation | null = null,
): Promise<NewPerson> {
  const { name, gender, birthdate, mobileno, ci, di, proof } = await verified(request, member);
  const data = registration.parse({
    name,
    ci,
    di,
    proof,
    birthday: birthdate,
    gender: gender === '1' ? 'MALE' : 'FEMALE',
    mobile: mobileno,
    userType: corporation ? 'CORPORATION' : 'PERSONAL',
    authType: 'NICE',
    serviceId: member.serviceId,
    password: newPassword,
    passwordConfirm: newPassword,
    email: `${member.serviceId}@naver.com`,
    termsAgree: { taService: true, taPrivacy: true, taPrivacyThirdParty: false, emailRcvDate: null, smsRcvDate: null },
    idTerms: [],
    address: null,
    registrationNumber: corporation?.registrationNumber ?? null,
    corporation,
  });
  const response = await request.post(signUp.path, { data });
  if (!response.ok()) throw new Error(await response.text());
  return member;
}

/** Performs a phone verification as the provider's pop-up does. */
async function verified(request: APIRequestContext, member: NewPerson): Promise<Identity> {
  return (await verifiedReturn(request, member)).redeem();
}

type Redemption = { requestNumber: string; secret: string; returned: ProviderReturn };

/** Returns the result of the provider's pop-up, with what the requesting page needs to redeem it. */
export async function verifiedReturn(
  request: APIRequestContext,
  { name, birthdate, gender, nation, mobile }: NewPerson,
): Promise<{ redemption: Redemption; redeem: () => Promise<Identity> }> {
  const started = await request.get(niceCheck.path);
  const { data } = success(niceCheck.result).parse(await started.json());
  // WebKit's driver keeps no cookies of requests without a page.
  const headers = { Cookie: started.headers()['set-cookie']?.split(';', 1)[0] ?? '' };
  const person = {
    name,
    birthdate,
    gender: gender === '남성' ? '1' : '0',
    nationalinfo: nation === '외국인' ? '1' : '0',
    mobileco: '1',
    mobileno: mobile,
  };
  const window = await (await request.post(data.action, { form: data.fields })).text();
  const response = await request.post('/sandbox/nice/code', {
    form: { request: found(window, /name="request" value="(.*?)"/), ...person },
  });
  const page = await response.text();
  const form = { attempt: found(page, /name="attempt" value="(.*?)"/), code: found(page, /data-code>(\d+)</) };
  const sent = await request.post('/sandbox/nice/confirm', { form, maxRedirects: 0 });
  const received = await request.get(sent.headers()['location'] ?? '', { headers, maxRedirects: 0 });
  const { searchParams } = new URL(received.headers()['location'] ?? '', 'http://localhost');
  const { requestNumber, secret } = data;
  const returned = { handle: searchParams.get('handle') ?? '' };
  return {
    redemption: { requestNumber, secret, returned },
    async redeem() {
      const redeemed = await request.get(niceSuccess.path, {
        headers: { ...headers, 'Verification-Secret': secret },
        params: { requestNumber, ...returned },
      });
      return success(niceSuccess.result).parse(await redeemed.json()).data;
    },
  };
}

const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
