import { josa } from 'es-hangul';
import { expect, test } from 'vitest';
import { withParticle } from '#src/shared/words/with-particle.ts';

const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, index) => String.fromCharCode(0xac00 + index));

test.each(['을/를', '은/는'] as const)(
  'each of the 11,172 syllables is followed by the right particle of %s',
  (particles) => {
    expect(syllables.map((syllable) => withParticle(`공지${syllable}`, particles))).toEqual(
      syllables.map((syllable) => josa(`공지${syllable}`, particles)),
    );
  },
);
