/** Returns the text with a part replaced; throws if it has no such part, since its source has changed. */
export function changed(code: string, from: string | RegExp, to: string): string {
  const result = code.replace(from, to);
  if (result === code) throw new Error(`The source of this build step has changed: it no longer contains ${from}`);
  return result;
}
