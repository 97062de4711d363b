import { credentialLength } from '../shared/limits.ts';
import { messages } from '../shared/messages.ts';
import { normalizeText } from '../shared/typed-text.ts';

export type Credentials = { serviceId: string; password: string };

/** Normalises entered credentials: cleans the id. */
export const asCredentials = ({ serviceId, password }: Credentials): Credentials => ({
  serviceId: normalizeText(serviceId),
  password,
});

/**
 * Returns a message for each field that the server would reject without looking anything up. Same rules as the request
 * schema, without loading zod.
 */
export function credentialErrors(typed: Credentials): Partial<Record<keyof Credentials, string>> {
  const { serviceId, password } = asCredentials(typed);
  const serviceIdError = errorOf(serviceId, credentialLength.serviceId, messages.serviceIdRequired);
  const passwordError = errorOf(password, credentialLength.password, messages.passwordRequired);
  return { ...(serviceIdError && { serviceId: serviceIdError }), ...(passwordError && { password: passwordError }) };
}

function errorOf(value: string, maxLength: number, required: string): string | null {
  if (value.length === 0) return required;
  return value.length > maxLength ? messages.wrongCredentials : null;
}
