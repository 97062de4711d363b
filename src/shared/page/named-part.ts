/** The id that the part of an address names; as it is written where it cannot be decoded. */
export function namedPart(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}
