/** Why the server cannot start, in one English line for the operator. Anything else thrown at start is a defect. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
