import type { Env } from './env.ts';

type Fields = Readonly<Record<string, string | number>>;

/** JSON lines. Callers pass no personal data, no secrets and nothing that a person typed. */
export type Log = {
  info(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
};

/** For tools that open the database for a moment, and tell of it themselves. */
export const silent: Log = { info: () => undefined, error: () => undefined };

export function createLog(level: Env['LOG_LEVEL'], write: (line: string) => void, now: () => Date): Log {
  const time = writtenTime(now);
  const line = (severity: string, message: string, fields: Fields = {}) => write(`${JSON.stringify({ time: time(), level: severity, message, ...fields })}\n`);
  return {
    info(message, fields) {
      if (level === 'info') line('info', message, fields);
    },
    error(message, fields) {
      if (level !== 'silent') line('error', message, fields);
    },
  };
}

/** Written once for all lines of a millisecond: that takes a tenth of the time in which a kept answer is sent. */
function writtenTime(now: () => Date): () => string {
  let at = NaN;
  let written = '';
  return () => {
    const time = now();
    if (time.getTime() !== at) {
      at = time.getTime();
      written = time.toISOString();
    }
    return written;
  };
}

/** What may be logged of a defect: its kind and place. Messages are left out, since database errors quote their parameters. */
export function describeDefect(defect: unknown): Fields {
  if (!(defect instanceof Error)) return { defect: typeof defect };
  const frames = (defect.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame));
  return { defect: defect.name, code: errorCode(defect) ?? '', at: frames.slice(0, 6).map((frame) => frame.trim()).join(' < ') };
}

/** The driver's or the system's code (`23505`, `ECONNREFUSED`) of an error or of what caused it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}
