import { expect, type APIRequestContext } from 'playwright/test';
import { sendInquiry } from '#contract/membership/inquiry.ts';

/** Sends a consultation as the form of the site does, with this message. */
export async function consult(request: APIRequestContext, contents: string): Promise<void> {
  const response = await request.post(sendInquiry.path, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      name: '남궁 새벽',
      email: 'saebyeok@mail.example',
      contact: '01098760001',
      postCode: '99871',
      address1: '강원특별자치도 원주시 치악숲로 987',
      address2: '77동 1204호',
      inquirerType: 'PERSONAL',
      inquiryType: 'GOLF',
      contents,
    },
  });
  expect(response.status()).toBe(200);
}
