import * as z from 'zod/mini';
import type { AuthType } from '#contract/account/verification.ts';
import { composeText } from '#contract/shared/typed-text.ts';
import type { IdentifiedPerson, ProviderAnswer } from '../identity-provider.ts';
import { resultMessage, successCode } from './result-codes.ts';

/** `authtype` of NICE for each way of verification: M phone, X i-PIN. */
export const authTypes = { NICE: 'M', IPIN: 'X' } as const satisfies Record<AuthType, string>;

const shared = z.object({ requestno: z.string(), resultcode: z.string() });

const success = z.object({
  authtype: z.string(),
  name: z.optional(z.string()),
  utf8_name: z.optional(z.string()),
  birthdate: z.string(),
  gender: z.string(),
  nationalinfo: z.string(),
  mobileno: z.optional(z.nullable(z.string())),
  ci: z.string(),
  di: z.string(),
});

/**
 * Reads a decrypted answer. Returns undefined unless it answers this request by this way of verification, and describes
 * a person if it reports a success.
 */
export function readAnswer(
  bytes: Buffer,
  { requestNumber, authType }: { readonly requestNumber: string; readonly authType: AuthType },
): ProviderAnswer | undefined {
  const parsed = parseJson(decodeText(bytes));
  const { data: answer } = shared.safeParse(parsed);
  if (answer?.requestno !== requestNumber) return undefined;
  const code = answer.resultcode;
  if (code !== successCode) return { kind: 'failed', code, message: resultMessage(code) };
  const person = readPerson(parsed, authType);
  return person && { kind: 'verified', person };
}

/** An answer by phone has a number; i-PIN knows none. */
function readPerson(parsed: unknown, authType: AuthType): IdentifiedPerson | undefined {
  const { data } = success.safeParse(parsed);
  if (!data || (data.authtype === authTypes.IPIN) !== (authType === 'IPIN')) return undefined;
  const { birthdate, gender, nationalinfo, ci, di } = data;
  const name = nameOf(data);
  const mobileno = authType === 'NICE' ? data.mobileno : null;
  if (!name || mobileno === undefined || mobileno === '') return undefined;
  return { name, birthdate, gender, nationalinfo, mobileno, ci, di };
}

/** `utf8_name` is percent-encoded, with `+` for a space, and independent of the encoding of the answer. */
function nameOf({ name, utf8_name: encoded }: { name?: string | undefined; utf8_name?: string | undefined }) {
  const decoded = encoded === undefined ? undefined : decodePercent(encoded.replaceAll('+', ' '));
  const given = decoded || name;
  return given === undefined ? undefined : composeText(given);
}

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Answers are in UTF-8 or EUC-KR, without saying which; EUC-KR text is practically never valid UTF-8. */
function decodeText(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}
