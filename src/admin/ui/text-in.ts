/** Returns what was entered into the field of this name. */
export function textIn(entered: FormData, name: string): string {
  const value = entered.get(name);
  return typeof value === 'string' ? value : '';
}
