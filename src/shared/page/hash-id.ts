/** Returns the id in a hash; undecoded if it cannot be decoded. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch (error) {
    if (error instanceof URIError) return hash.slice(1);
    throw error;
  }
}
