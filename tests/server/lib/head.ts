/** Returns the attributes of every tag of a name, in order; names are lower-cased, as HTML parses them. */
export const tagsIn = (html: string, name: string): Record<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value]),
    ),
  );
