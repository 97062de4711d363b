/** Where the verification window stores its request number (`public/assets/verification-window.1.js`); where storage is denied, in its name. */
const key = 'verificationRequest';
const namePrefix = `${key} `;

/** Returns the request number of this window and removes it. Empty when there is none. */
export function takeRequestNumber(): string {
  const stored = orNull(() => window.sessionStorage.getItem(key));
  orNull(() => window.sessionStorage.removeItem(key));
  const named = window.name.startsWith(namePrefix) ? window.name.slice(namePrefix.length) : '';
  if (named !== '') window.name = '';
  return stored ?? named;
}

/** The result, or null where the browser denies storage. */
function orNull<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}
