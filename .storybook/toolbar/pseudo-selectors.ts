export const pseudoStates = { hover: ':hover', active: ':active', focus: ':focus-visible' } as const;

export type PseudoState = keyof typeof pseudoStates;

export const pseudoNames = { hover: '포인터를 올림', active: '누름', focus: '키보드 초점' } as const satisfies Record<
  PseudoState,
  string
>;

/** The attributes that react-aria sets in these states. */
export const ariaStates = {
  hover: 'data-hovered',
  active: 'data-pressed',
  focus: 'data-focus-visible',
} as const satisfies Record<PseudoState, string>;

/** The attribute that stands in for a pseudo-class. */
export const markOf = (state: PseudoState): string => `data-shown-${state}`;

/**
 * Returns a selector that also matches elements with the attribute of `markOf`; null if it does not contain the
 * pseudo-class.
 */
export function withMark(selector: string, state: PseudoState): string | null {
  const pseudo = pseudoStates[state];
  return selector.includes(pseudo) ? `${selector}, ${selector.replaceAll(pseudo, `[${markOf(state)}]`)}` : null;
}
