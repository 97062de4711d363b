import documents from '#server/db/seed/content/documents.json' with { type: 'json' };

/** The privacy policy, in HTML. */
export const policy = documents.find(({ type }) => type === 'PRIVACY')?.content ?? '';

/** The text that a member consents to for advertising, in HTML. */
export const advertisingConsent = documents.find(({ type }) => type === 'MARKETING')?.content ?? '';

/** Returns the rows of the policy's table with this caption, cell by cell. */
export function rowsOf(caption: string): string[][] {
  const [, table = ''] = policy.split(`<caption>${caption}</caption>`);
  return [...(table.split('</table>')[0] ?? '').matchAll(/<tr><th scope="row">(.*?)<\/td><\/tr>/g)].map(
    ([, row = '']) => row.split(/<\/th><td>|<\/td><td>/),
  );
}
