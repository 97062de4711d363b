/**
 * Expected failure at startup, with one line for the operator. Anything else that is thrown at startup is an unexpected
 * error.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
