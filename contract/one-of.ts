/** The one of these that a value is; null when it is none. */
export const oneOf = <T extends string | number>(values: readonly T[], value: string | number | null): T | null => values.find((each) => each === value) ?? null;
