import { errorCode } from '../log.ts';

/**
 * Whether an error says that the database cannot serve now and may in a while. Classes of PostgreSQL: 08 (connection), 53 (out of connections,
 * memory, disk), 57P (stopped or starting), 58 (its files fail), 25006 (only reads for now); then the socket's errors, and those of the driver.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return code === undefined ? isLostConnection(error) : /^(08...|53...|57P..|58...|25006|ECONN.*|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT)$/.test(code);
}

/** Whether it says that the database reads and, its disk being full, does not write. */
export const isUnwritable = (error: unknown): boolean => ['25006', '53100'].includes(errorCode(error) ?? '');

/** The driver gives its own errors no code. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(error.message) || isLostConnection(error.cause);
}
