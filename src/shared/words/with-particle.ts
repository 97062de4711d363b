const syllables = 0xac00;
/** How many syllables begin alike: one without a final consonant, then one with each. */
const finals = 28;

/** A word that ends in a syllable of Hangul, with the particle that fits it: after a consonant the first, after a vowel the second. A table of all words and particles would weigh more than the page that says it. */
export function withParticle(word: string, particles: '을/를' | '은/는'): string {
  const [afterConsonant, afterVowel] = particles.split('/');
  const hasFinal = (word.charCodeAt(word.length - 1) - syllables) % finals > 0;
  return word + (hasFinal ? afterConsonant : afterVowel);
}
