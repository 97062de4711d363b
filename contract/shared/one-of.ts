/** Returns the member of `values` that equals `value`, or null. */
export const oneOf = <T extends string | number>(values: readonly T[], value: string | number | null): T | null =>
  values.find((each) => each === value) ?? null;
