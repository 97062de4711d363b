import { NetworkError } from './network-error.ts';

/**
 * Whether a dynamic import failed because of the network or a timeout, rather than because the module threw. Detected
 * by the browsers' error messages.
 */
export const isNetworkError = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof TypeError && /\bmodule\b/.test(error.message));
