import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartupError } from '#server/startup-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** Parses the arguments of an operator's command. Throws `StartupError` with `usage` for an unknown option. */
export function operatorArguments<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: O,
  usage: string,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}

/** Parses a row id; `subject` is that of the error message, such as 'A consultation'. */
export function numberOf(text: string | undefined, subject: string, usage: string): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
    throw new StartupError(`${subject} is identified by a number.\n${usage}`);
  return Number(text);
}

/** Returns a required text option. */
export function textOf(values: Values, option: string, usage: string): string {
  const text = values[option];
  if (typeof text !== 'string' || text.trim() === '') throw new StartupError(`--${option} is missing.\n${usage}`);
  return text.trim();
}

/** Returns the operator and the reason of an access, both of which are required. */
export const operatorOf = (values: Values, usage: string) => ({
  operator: textOf(values, 'by', usage),
  reason: textOf(values, 'reason', usage),
});

/** Removes everything that could break or fake a line of output. */
export const printableLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
