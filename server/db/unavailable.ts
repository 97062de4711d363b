import { errorCode } from '../log.ts';

/**
 * Returns whether the error means that the database is temporarily unavailable. PostgreSQL classes: 08 (connection), 53
 * (out of connections, memory or disk), 57P (stopped or starting), 58 (file errors), 25006 (read-only); then socket
 * errors and those of the driver.
 */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return code === undefined
    ? isLostConnection(error)
    : /^(08...|53...|57P..|58...|25006|ECONN.*|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT)$/.test(code);
}

/** Returns whether the database can be read but not written, because its disk is full. */
export const isUnwritable = (error: unknown): boolean => ['25006', '53100'].includes(errorCode(error) ?? '');

/** The driver's own errors have no code. */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
      error.message,
    ) || isLostConnection(error.cause)
  );
}
