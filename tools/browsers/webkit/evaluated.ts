import { Script } from 'node:vm';

/** A value as BiDi sends it. */
export type Remote = {
  readonly type?: string;
  readonly value?: unknown;
  readonly handle?: string;
  readonly sharedId?: string;
};

/** A text that Playwright evaluates in the page, and the function that replaces it: `page-runtime.js`, `sources`. */
export type Evaluated = { readonly text: string; readonly source: string };

/** The index of the expression in the arguments of `utilityScript.evaluate`, after the script itself and two flags. */
const expressionIndex = 3;

/**
 * Returns the arguments of a call that are code: an expression, functions within data, or a module that extends
 * Playwright's script.
 */
export function evaluatedIn(args: readonly Remote[]): Evaluated[] {
  return args.flatMap((arg, index) =>
    textsIn(arg).flatMap((text) => (index === expressionIndex || isCode(text) ? sourceOf(text) : [])),
  );
}

function textsIn({ type, value }: Remote): string[] {
  if (typeof value === 'string') return type === 'string' ? [value] : [];
  return Array.isArray(value)
    ? value.flatMap((each: Remote | [unknown, Remote]) => textsIn(Array.isArray(each) ? each[1] : each))
    : [];
}

const isCode = (text: string) => /=>|\bfunction\b/.test(text);

function sourceOf(text: string): Evaluated[] {
  const expression = `() => (${text.trim().replace(/;+$/, '')}\n)`;
  if (parses(expression)) return [{ text, source: expression }];
  const extension = `() => { const module = {};\n${text}\nreturn module.exports.default(); }`;
  return parses(extension) ? [{ text, source: extension }] : [];
}

function parses(source: string): boolean {
  try {
    return Boolean(new Script(`(${source})`));
  } catch {
    return false;
  }
}
