import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { accountMessages } from './account-messages.ts';
import { typedText } from '../shared/bounded-text.ts';
import { messages } from '../shared/messages.ts';
import { normalizeText } from '../shared/typed-text.ts';

/**
 * A new service id: 6 to 12 English letters and digits (spec 001 §5), compared case-insensitively. Surrounding spaces,
 * which phone keyboards add, invisible characters and full-width forms are normalised.
 */
export const serviceId = typedText(12, accountMessages.serviceIdLength).check(
  z.overwrite(normalizeText),
  z.regex(/^[A-Za-z0-9]*$/, accountMessages.serviceIdComposition),
  z.minLength(1, messages.serviceIdRequired),
  z.refine((text) => text.length >= 6 && text.length <= 12, accountMessages.serviceIdLength),
);

/** Returns all errors of a new service id, one per line, for the alert of the duplicate check; '' for a valid one. */
export function serviceIdProblems(text: string): string {
  const result = serviceId.safeParse(text);
  return result.success ? '' : result.error.issues.map(({ message }) => message).join('\n');
}

export const validId = endpoint({
  id: 'validId',
  method: 'POST',
  path: '/api/v1/users/valid-id',
  access: 'public',
  limit: 'lookup',
  summary: '아이디 중복체크. 사용할 수 있으면 0000, 이미 있거나 탈퇴 후 30일이 지나지 않았으면 400.',
  body: z.object({ serviceId }),
  result: z.null(),
});
