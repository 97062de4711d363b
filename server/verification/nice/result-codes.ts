import { accountMessages } from '#contract/account/account-messages.ts';
import { identityProviderMessages as messages } from '#contract/account/identity-provider-messages.ts';

export const successCode = '0000';

/** The result codes of NICE's window, and what the user reads for each (decision 95). */
export const resultMessages: Readonly<Record<string, string>> = {
  '0001': messages.mismatch,
  '0003': accountMessages.verificationFailed,
  '0010': messages.wrongCode,
  '0012': messages.mismatch,
  '0013': messages.providerError,
  '0014': messages.providerError,
  '0015': messages.providerError,
  '0016': messages.providerError,
  '0017': messages.providerError,
  '0018': messages.providerError,
  '0019': messages.providerError,
  '0020': messages.refused,
  '0021': messages.refused,
  '0022': messages.refused,
  '0023': messages.refused,
  '0031': messages.ended,
  '0035': messages.ended,
  '0040': messages.blockedByCarrier,
  '0041': messages.textsBlocked,
  '0050': messages.blockedByOwner,
  '0052': messages.misuse,
  '0070': messages.appMissing,
  '0071': messages.appUnfinished,
  '0072': messages.providerError,
  '0073': messages.appMissing,
  '0074': messages.appMissing,
  '0075': messages.appUnsupported,
  '0076': messages.appMissing,
  '0078': messages.underFourteen,
  '0079': messages.providerError,
  '9097': messages.tooManyCodes,
};

/** Returns what the user reads for a result code; for an unknown one, that the verification has failed. */
export const resultMessage = (code: string): string =>
  Object.hasOwn(resultMessages, code) ? (resultMessages[code] ?? '') : accountMessages.verificationFailed;
