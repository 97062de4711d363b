const syllables = 0xac00;
/** Number of syllables with the same beginning: one without a final consonant, then one with each. */
const finals = 28;

/**
 * Appends the particle that fits a word ending in a Hangul syllable: the first after a consonant, the second after a
 * vowel. A table of all words and particles would be larger than the pages that use it.
 */
export function withParticle(word: string, particles: '을/를' | '은/는'): string {
  const [afterConsonant, afterVowel] = particles.split('/');
  const hasFinal = (word.charCodeAt(word.length - 1) - syllables) % finals > 0;
  return word + (hasFinal ? afterConsonant : afterVowel);
}
