export type TeeKey = 'black' | 'blue' | 'white' | 'brown' | 'red';

/** Labels of the tees, from the back tee to the front one. */
export const teeNames = {
  black: '블랙',
  blue: '블루',
  white: '화이트',
  brown: '브라운',
  red: '레드',
} as const satisfies Record<TeeKey, string>;

/** Converts metres to yards, rounded as on a score card. */
export const yardsOf = (metres: number): number => Math.round(metres * 1.0936);
