/** A phone on its side. */
export const low = '@media (max-height: 30rem) and (orientation: landscape)';
