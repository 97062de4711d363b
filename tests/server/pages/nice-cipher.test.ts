import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { identityProviderMessages } from '#contract/account/identity-provider-messages.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { readAnswer } from '#server/verification/nice/answer.ts';
import { decrypt, encrypt } from '#server/verification/nice/cipher.ts';
import { deriveKeys } from '#server/verification/nice/keys.ts';
import { resultMessage, resultMessages } from '#server/verification/nice/result-codes.ts';
import vectors from '#tests/fixtures/nice-vectors.json' with { type: 'json' };

describe('the 50 vectors of openssl', () => {
  test('are fifty, every fifth of them in EUC-KR', () => {
    expect([vectors.length, vectors.filter(({ encoding }) => encoding === 'euc-kr').length]).toEqual([50, 10]);
  });

  test.each(vectors)('of $reqNo: keys, encryption, HMAC and decryption are the same here', (vector) => {
    const keys = deriveKeys(vector);
    const { encData, integrityValue } = vector;
    const bytes = Buffer.from(vector.bytes, 'base64');
    expect({
      keys: [keys.key, keys.iv, keys.hmacKey].map(String),
      encrypted: encrypt(keys, bytes),
      decrypted: decrypt(keys, { encData, integrityValue })?.toString('base64'),
    }).toEqual({
      keys: [vector.key, vector.iv, vector.hmacKey],
      encrypted: { encData, integrityValue },
      decrypted: vector.bytes,
    });
  });
});

test('a text whose HMAC is right, but which is no ciphertext, is not decrypted', () => {
  const keys = deriveKeys({ reqDtim: '20261120180000', reqNo: 'a', tokenVal: 'b' });
  for (const encData of ['', 'bm8gY2lwaGVydGV4dA==', Buffer.alloc(32).toString('base64')]) {
    const integrityValue = createHmac('sha256', keys.hmacKey).update(encData).digest('base64');
    expect(decrypt(keys, { encData, integrityValue })).toBeUndefined();
  }
});

const request = { requestNumber: 'request-1', authType: 'NICE' } as const;
const answer = {
  resultcode: '0000',
  requestno: 'request-1',
  responseno: 'response-1',
  authtype: 'M',
  name: '김하늘',
  utf8_name: '%EA%B9%80%ED%95%98%EB%8A%98',
  birthdate: '19850412',
  gender: '0',
  nationalinfo: '0',
  mobileco: '1',
  mobileno: '01000001001',
  ci: 'C',
  di: 'D',
  sitecode: 'SITE',
};
const { name, birthdate, gender, nationalinfo, mobileno, ci, di } = answer;
const verified = { kind: 'verified', person: { name, birthdate, gender, nationalinfo, mobileno, ci, di } };
const read = (changed: object = {}, asked: Parameters<typeof readAnswer>[1] = request) =>
  readAnswer(Buffer.from(JSON.stringify({ ...answer, ...changed })), asked);

/** `{"…","name":"김하늘"…}` in EUC-KR, which Node cannot encode. */
const eucKr = Buffer.concat([
  Buffer.from(JSON.stringify({ ...answer, name: undefined, utf8_name: undefined }).replace(/\}$/, ',"name":"')),
  Buffer.from([0xb1, 0xe8, 0xc7, 0xcf, 0xb4, 0xc3]),
  Buffer.from('"}'),
]);

describe('an answer', () => {
  test('describes the person', () => {
    expect(read()).toEqual(verified);
  });

  test('has the name in UTF-8, in EUC-KR, or percent-encoded beside one that is unreadable', () => {
    expect([
      read({ utf8_name: undefined }),
      readAnswer(eucKr, request),
      read({ name: '±èÇÏ´Ã' }),
      read({ utf8_name: '%EA%B9%80%ED%95%98%EB%8A%98'.toLowerCase() }),
      read({ utf8_name: '100%' }),
      read({ name: '김하늘'.normalize('NFD'), utf8_name: '' }),
    ]).toEqual(Array.from({ length: 6 }, () => verified));
  });

  test('may have a name of several words', () => {
    expect(read({ utf8_name: 'GARCIA+MARIA%20ELENA' })).toMatchObject({ person: { name: 'GARCIA MARIA ELENA' } });
  });

  test('of i-PIN has no mobile number', () => {
    expect(read({ authtype: 'X', mobileno: '' }, { ...request, authType: 'IPIN' })).toEqual({
      ...verified,
      person: { ...verified.person, mobileno: null },
    });
  });

  test.each([
    ['another request', { requestno: 'request-2' }],
    ['another way', { authtype: 'X' }],
    ['no one', { ci: undefined }],
    ['a person without a name', { name: undefined, utf8_name: undefined }],
    ['a phone without a number', { mobileno: '' }],
    ['a number instead of a text', { birthdate: 19_850_412 }],
  ])('about %s is rejected', (_, changed) => {
    expect(read(changed)).toBeUndefined();
  });

  test.each(['', 'null', '[]', '{}', '{"requestno":"request-1"}', '{"resultcode":"0000"}'])(
    'that is %j is rejected',
    (text) => {
      expect(readAnswer(Buffer.from(text), request)).toBeUndefined();
    },
  );

  test.each(Object.entries(resultMessages))('with the result %s tells the user: %s', (resultcode, message) => {
    expect(read({ resultcode })).toEqual({ kind: 'failed', code: resultcode, message });
    expect(message).toMatch(/(주세요|있습니다)\.$/);
  });

  test('with an unknown result tells the user that the verification has failed', () => {
    for (const code of ['9999', '', 'toString', '__proto__'])
      expect(resultMessage(code)).toBe(accountMessages.verificationFailed);
  });

  test('has a known result for each message of the catalogue', () => {
    const { unavailable: _, ...messages } = identityProviderMessages;
    expect(new Set(Object.values(resultMessages))).toEqual(
      new Set([...Object.values(messages), accountMessages.verificationFailed]),
    );
  });
});
