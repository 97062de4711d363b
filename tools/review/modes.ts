/**
 * The modes in which each story is rendered: three widths, and forced colours of a dark theme, as most contrast themes
 * of Windows are.
 */
export const modes = {
  '360': { width: 360, height: 780, forcedColors: 'none' },
  '820': { width: 820, height: 1180, forcedColors: 'none' },
  '1280': { width: 1280, height: 800, forcedColors: 'none' },
  forced: { width: 1280, height: 800, forcedColors: 'active' },
} as const;

export type Mode = keyof typeof modes;

export const modeNames = ['360', '820', '1280', 'forced'] as const satisfies readonly Mode[];
