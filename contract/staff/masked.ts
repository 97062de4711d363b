/**
 * Returns a text with all but its first and last characters hidden; of two characters only the first is shown, of one
 * none.
 */
export function masked(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= 1) return '*'.repeat(characters.length);
  if (characters.length === 2) return `${characters[0]}*`;
  return `${characters[0]}${'*'.repeat(characters.length - 2)}${characters.at(-1)}`;
}

/** Returns a phone number of which only the last four digits are shown. */
export const maskedPhone = (digits: string): string => `***-****-${digits.slice(-4)}`;
