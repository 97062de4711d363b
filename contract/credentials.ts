import { credentialLength } from './limits.ts';
import { messages } from './messages.ts';

export type Credentials = { serviceId: string; password: string };

/** What was typed, as it is sent: an id has no white space around it. */
export const asCredentials = ({ serviceId, password }: Credentials): Credentials => ({ serviceId: serviceId.trim(), password });

/** The message for each field that the sign-in call would refuse unseen; it says the same as the schema of its body, without loading one. */
export function credentialErrors(typed: Credentials): Partial<Record<keyof Credentials, string>> {
  const { serviceId, password } = asCredentials(typed);
  const serviceIdError = errorOf(serviceId, credentialLength.serviceId, messages.serviceIdRequired);
  const passwordError = errorOf(password, credentialLength.password, messages.passwordRequired);
  return { ...(serviceIdError && { serviceId: serviceIdError }), ...(passwordError && { password: passwordError }) };
}

function errorOf(value: string, longest: number, required: string): string | null {
  if (value.length === 0) return required;
  return value.length > longest ? messages.wrongCredentials : null;
}
