import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asCredentials, credentialErrors } from '#contract/credentials.ts';
import { fieldErrors } from '#contract/field-errors.ts';
import { credentialLength } from '#contract/limits.ts';
import { credentials } from '#contract/member.ts';
import { messages } from '#contract/messages.ts';

const text = (longest: number) => fc.oneof(fc.constant(''), fc.constant('  '), fc.string(), fc.string({ minLength: longest - 1, maxLength: longest + 2 }));

test('what is told of typed credentials is what the sign-in call would say, and what is sent is what it would read', () => {
  fc.assert(
    fc.property(fc.record({ serviceId: text(credentialLength.serviceId), password: text(credentialLength.password) }), (typed) => {
      const errors = credentialErrors(typed);
      expect(errors).toEqual(fieldErrors(credentials, typed));
      if (Object.keys(errors).length === 0) expect(asCredentials(typed)).toEqual(credentials.parse(typed));
    }),
  );
});

test('both are asked for where both are missing', () => {
  expect(credentialErrors({ serviceId: ' ', password: '' })).toEqual({ serviceId: messages.serviceIdRequired, password: messages.passwordRequired });
});
