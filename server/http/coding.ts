/** In order of preference. */
const codings = ['br', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** Returns the preferred content encoding that is available and that `Accept-Encoding` allows, or undefined. */
export function chooseCoding(accepted: string, sizes: Readonly<Partial<Record<Coding, unknown>>>): Coding | undefined {
  const offered = accepted.split(',').map((each) => each.trim());
  const accepts = (coding: Coding) => offered.some((each) => each.split(';', 1)[0] === coding && !/;\s*q=0(\.0*)?$/.test(each));
  return codings.find((coding) => sizes[coding] !== undefined && accepts(coding));
}
