/** The keys of a QWERTY keyboard on which each jamo of a syllable is typed (KS X 5002), in the order of Unicode; lower case, as guesses are compared. */
const initials = 'r r s e e f a q q t t d w w c z x v g'.split(' ');
const vowels = 'k o i o j p u p h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ['', ...'r r rt s sw sg e f fr fa fq ft fx fv fg a q qt t t d w c z x v g'.split(' ')];

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;

/** Hangul as it stands in a field for Latin letters, where it is typed all the same: 골프 as `rhfvm`. What is no syllable stays. */
export const onQwerty = (text: string): string => Array.from(text.normalize('NFC'), keysOf).join('');

function keysOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  if (code < firstSyllable || code > lastSyllable) return letter;
  const place = code - firstSyllable;
  const perInitial = vowels.length * finals.length;
  return [initials[Math.floor(place / perInitial)], vowels[Math.floor((place % perInitial) / finals.length)], finals[place % finals.length]].join('');
}
