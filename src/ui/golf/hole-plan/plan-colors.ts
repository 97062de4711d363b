import type { TeeColor } from './hole.ts';

/** Colours of a plan, muted compared with real grass. Not among the design tokens, as only the plans load them. */
export const planColors = {
  floor: '#CFD8C3',
  rough: '#E1E6D5',
  tree: '#A6B69B',
  treeEdge: '#73866D',
  cut: '#CBD7B6',
  fairway: '#B8CA9E',
  stripe: '#C6D5AF',
  fringe: '#A3BE86',
  green: '#8FB274',
  greenEdge: '#5E7F4A',
  sand: '#F3E6C8',
  sandEdge: '#B39B6B',
  water: '#BCD1D3',
  waterEdge: '#6F959C',
} as const;

/** Colours of the tees, also used in tables. */
export const teeMarks = {
  black: '#1D1F1E',
  blue: '#2F5A86',
  white: '#FFFFFF',
  brown: '#7D5230',
  red: '#A8432F',
} as const satisfies Record<TeeColor, string>;
