/** A condition of a media query that the toolbar sets. */
export type Emulated = Readonly<
  Partial<Record<'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors', string>>
>;

/**
 * Returns a media query in which the emulated features have their values: a condition that holds is always true, any
 * other never.
 */
export function emulatedMedia(query: string, emulated: Emulated): string {
  return Object.entries(emulated).reduce(
    (text, [feature, value]) =>
      text.replaceAll(new RegExp(String.raw`\(\s*${feature}\s*:\s*([\w-]+)\s*\)`, 'g'), (_, wanted) =>
        wanted === value ? '(min-width: 0px)' : '(max-width: 0px)',
      ),
    query,
  );
}
