/** Returns whether this browser has WebAuthn; browsers within other apps often have not. */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
