/** Random keys of 32 bytes have fewer once in a billion. */
const minBytes = 20;
const minDigits = 11;
const minCharacters = 8;
const minDistinctCharacters = 5;

/**
 * Returns whether 64 hexadecimal digits are recognisably not random: zero, repeated, counted up or down, decimal
 * digits, or text. Digits that pass are not therefore random.
 */
export function isGuessableKey(hex: string): boolean {
  const bytes = [...Buffer.from(hex, 'hex')];
  const steps = new Set(bytes.slice(1).map((byte, index) => (byte - (bytes[index] ?? 0) + 256) % 256));
  return (
    new Set(bytes).size < minBytes ||
    new Set(hex.toLowerCase()).size < minDigits ||
    steps.size === 1 ||
    bytes.every((byte) => byte >= 0x20 && byte < 0x7f)
  );
}

/**
 * Returns whether a key of any format is one of the sandbox's (`sandbox-key`), or too short or monotonous to be a
 * partner's.
 */
export const isGuessableText = (key: string): boolean =>
  key.toLowerCase().startsWith('sandbox-') || key.length < minCharacters || new Set(key).size < minDistinctCharacters;
