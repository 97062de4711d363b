import { assert, constant, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { asCredentials, credentialErrors } from '#contract/account/credentials.ts';
import { fieldErrors } from '#contract/shared/field-errors.ts';
import { credentialLength } from '#contract/shared/limits.ts';
import { credentials } from '#contract/account/member.ts';
import { messages } from '#contract/shared/messages.ts';

const text = (maxLength: number) =>
  oneof(constant(''), constant('  '), string(), string({ minLength: maxLength - 1, maxLength: maxLength + 2 }));
const typedCredentials = record({
  serviceId: text(credentialLength.serviceId),
  password: text(credentialLength.password),
});

test('the messages of the login form are those of the sign-in call', () => {
  assert(
    property(typedCredentials, (typed) => {
      expect(credentialErrors(typed)).toEqual(fieldErrors(credentials, typed));
    }),
  );
});

test('the request body equals the parsed credentials', () => {
  const accepted = typedCredentials.filter((typed) => Object.keys(credentialErrors(typed)).length === 0);
  assert(
    property(accepted, (typed) => {
      expect(asCredentials(typed)).toEqual(credentials.parse(typed));
    }),
  );
});

test('both fields are required', () => {
  expect(credentialErrors({ serviceId: ' ', password: '' })).toEqual({
    serviceId: messages.serviceIdRequired,
    password: messages.passwordRequired,
  });
});
