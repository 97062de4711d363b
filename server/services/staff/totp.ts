import { Secret, TOTP } from 'otpauth';

/** Name of the account in the authenticator app. */
const issuer = '오크 리조트 골프';
const periodSeconds = 30;
/** 160 bits, as RFC 4226 §4 recommends. */
const secretBytes = 20;
/** A code of the step before or after is accepted, since clocks differ. */
const window = 1;

/** Returns a new secret as base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** Returns the URL that an authenticator app reads from a QR code (Key URI format). */
export const otpauthUrl = (secret: string, loginId: string): string => totpOf(secret, loginId).toString();

/** Returns the code that the app shows at this moment. */
export const currentCode = (secret: string, at: Date): string =>
  totpOf(secret, '').generate({ timestamp: at.getTime() });

/** Returns the time step that a code is for, or undefined if it is wrong, or too early or late. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? undefined : Math.floor(at.getTime() / 1_000 / periodSeconds) + delta;
}
