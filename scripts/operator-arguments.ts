import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartupError } from '#server/startup-error.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the arguments of an operator's command. Throws `StartupError` with `usage` for an option that there is none of. */
export function operatorArguments<const O extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: O, usage: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${usage}`);
  }
}

/** The number of a row. `what` begins the sentence of why not: A consultation. */
export function numberOf(text: string | undefined, what: string, usage: string): number {
  if (text === undefined || !/^[1-9]\d{0,14}$/.test(text)) throw new StartupError(`${what} has a number.\n${usage}`);
  return Number(text);
}

/** An option that is not to be left out. */
export function textOf(values: Values, option: string, usage: string): string {
  const text = values[option];
  if (typeof text !== 'string' || text.trim() === '') throw new StartupError(`--${option} is missing.\n${usage}`);
  return text.trim();
}

/** Which operator asks, and why. */
export const operatorOf = (values: Values, usage: string) => ({ operator: textOf(values, 'by', usage), reason: textOf(values, 'reason', usage) });

/** Without what would give a terminal commands. */
export const printable = (text: string): string => text.replaceAll(/(?!\n)\p{Cc}/gu, '');

/** The same in one line, which no other can be made to look like. */
export const printableLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
