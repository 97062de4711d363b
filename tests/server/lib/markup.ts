const allowed: ReadonlySet<string> = new Set([
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'p',
  'ul',
  'ol',
  'li',
  'h3',
  'strong',
  'em',
  'br',
  'a',
  'section',
]);
const tag = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*>/g;

/** Allowed attributes of each tag; links lead to this site or, safely, to another. */
const attributesOf: Readonly<Record<string, RegExp>> = {
  th: /^ scope="(col|row)"$/,
  a: /^ href="(\/(?!\/)|https:\/\/)[^"]*"$/,
  section: /^ id="[a-z-]+"$/,
};

/** Returns the mistakes in the content's HTML: unknown tags, wrong nesting, tables that are not accessible. */
export function markupFaults(html: string): string[] {
  return [
    ...nestingFaults(html),
    ...[...html.matchAll(/<table.*?<\/table>/gs)].flatMap(([table]) => tableFaults(table)),
  ];
}

function nestingFaults(html: string): string[] {
  const faults = /[<>]/.test(html.replaceAll(tag, '')) ? ['a bracket that belongs to no tag'] : [];
  const open: string[] = [];
  for (const [, closing, name = '', attributes = ''] of html.matchAll(tag)) {
    if (!allowed.has(name)) faults.push(`<${name}>`);
    if (attributes !== '' && !attributesOf[name]?.test(attributes)) faults.push(`<${name}${attributes}>`);
    if (name === 'th' && !closing && attributes === '') faults.push('<th> without scope');
    if (name === 'br') continue;
    if (!closing) open.push(name);
    else if (open.pop() !== name) faults.push(`</${name}> out of place`);
  }
  return [...faults, ...open.map((name) => `<${name}> left open`)];
}

function tableFaults(table: string): string[] {
  const head = /^<table><caption>[^<]+<\/caption><thead>(.*?)<\/thead><tbody>(.*)<\/tbody><\/table>$/s.exec(table);
  if (!head) return ['a table without caption, head and body'];
  const [, heading = '', body = ''] = head;
  const columns = heading.match(/<th scope="col">/g)?.length ?? 0;
  const rows = body.match(/<tr>.*?<\/tr>/gs) ?? [];
  const uneven = rows.filter(
    (row) => row.match(/<t[hd][ >]/g)?.length !== columns || !row.startsWith('<tr><th scope="row">'),
  );
  return uneven.map((row) => `a row that does not fit its ${columns} columns: ${row}`);
}
