/** In order of preference. */
const encodings = ['br', 'gzip'] as const;

export type ContentEncoding = (typeof encodings)[number];

/** Returns the preferred content encoding that is available and that `Accept-Encoding` allows, or undefined. */
export function negotiateEncoding(
  accepted: string,
  sizes: Readonly<Partial<Record<ContentEncoding, unknown>>>,
): ContentEncoding | undefined {
  const offered = accepted.split(',').map((each) => each.trim());
  const accepts = (encoding: ContentEncoding) =>
    offered.some((each) => each.split(';', 1)[0] === encoding && !/;\s*q=0(\.0*)?$/.test(each));
  return encodings.find((encoding) => sizes[encoding] !== undefined && accepts(encoding));
}
