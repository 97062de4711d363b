/** Shown on screens only. Outweighs every layout, since `@mobile` and the others match a sheet of paper as well. */
export const screenOnly = { '@print': { display: 'none !important' } } as const;
