import { errorCode } from '../log.ts';

/** Returns the name of the unique index that the statement violated, for both databases; undefined for other errors. */
export function violatedIndex(error: unknown): string | undefined {
  return errorCode(error) === '23505' ? constraintOf(error) : undefined;
}

function constraintOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
}
