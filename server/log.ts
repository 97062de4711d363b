import { type DestinationStream, pino } from 'pino';
import type { Env } from './env.ts';

type Fields = Readonly<Record<string, string | number>>;

/** JSON lines. Callers pass no personal data, no secrets and nothing that a user typed. */
export type Log = {
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
};

/** For command-line tools that open the database briefly and report by themselves. */
export const silent: Log = { info: () => undefined, error: () => undefined };

/** Logs without process id and host name, which pino would add. */
export function createLog(level: Env['LOG_LEVEL'], destination: DestinationStream, now: () => Date): Log {
  const timestamp = () => `,"time":"${now().toISOString()}"`;
  const logger = pino(
    { level, base: null, messageKey: 'message', timestamp, formatters: { level: (label) => ({ level: label }) } },
    destination,
  );
  return {
    info: (message, fields = {}) => logger.info(fields, message),
    error: (message, fields = {}) => logger.error(fields, message),
  };
}

/**
 * Returns what may be logged of an unexpected error: its type and stack. Messages are left out, since database errors
 * quote their parameters.
 */
export function describeDefect(defect: unknown): Fields {
  if (!(defect instanceof Error)) return { defect: typeof defect };
  const frames = (defect.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return {
    defect: defect.name,
    code: errorCode(defect) ?? '',
    at: frames
      .slice(0, 6)
      .map((frame) => frame.trim())
      .join(' < '),
  };
}

/** Returns the driver's or the system's code (`23505`, `ECONNREFUSED`) of an error or of its cause. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}
