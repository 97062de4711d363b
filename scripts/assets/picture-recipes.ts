/** A section of a master picture, in its pixels. */
type Crop = { left: number; top: number; width: number; height: number };
export type Recipe = { master: string; crop?: Crop; widths: readonly number[]; quality: number; light?: number };

/**
 * Encoding of a landscape: mist and dusk show banding below a quality of 70, leaves and grass hide it. `light` is a
 * brightness factor, for pictures that would look muddy below a scrim.
 */
type Landscape = {
  name: string;
  quality: number;
  light?: number;
  crops: Partial<Record<View, Partial<Crop> & { from?: 'portrait' }>>;
};
type View = keyof typeof views;

/** Crops of each landscape: aspect ratio (width to height) and the widths of the files. Pictures are never enlarged. */
const views = {
  wide: { ratio: 16 / 9, widths: [960, 1440, 1920] },
  portrait: { ratio: 9 / 14, widths: [480, 900] },
  low: { ratio: 24 / 7, widths: [960, 1920] },
  card: { ratio: 3 / 4, widths: [400, 800] },
  band: { ratio: 4 / 3, widths: [480, 960] },
} as const;

const viewNames: readonly View[] = ['wide', 'portrait', 'low', 'card', 'band'];

/** A landscape that is shown whole and, upright, from `left` on: no page needs another crop of it. */
const wideAndCard = (name: string, quality: number, left: number): Landscape => ({
  name,
  quality,
  crops: { wide: {}, card: { left, width: 810 } },
});

const portrait = 'portrait';

/**
 * Cropped to avoid weak details: treetops close to the camera, small flags, the bunker and the path at the edge of the
 * aerial view.
 */
const landscapes: readonly Landscape[] = [
  {
    name: 'kv-dawn',
    quality: 44,
    light: 1.14,
    crops: {
      wide: { left: 210, top: 60, width: 1710 },
      portrait: { from: portrait },
      card: { from: portrait, top: 130 },
      band: { left: 660, top: 60, width: 1200 },
    },
  },
  {
    name: 'kv-autumn',
    quality: 50,
    crops: {
      wide: {},
      portrait: { from: portrait },
      card: { from: portrait, top: 100 },
      band: { top: 60, width: 1360 },
    },
  },
  {
    name: 'kv-dusk',
    quality: 62,
    crops: {
      wide: {},
      portrait: { from: portrait },
      card: { from: portrait, top: 40 },
      band: { left: 440, width: 1440 },
    },
  },
  {
    name: 'kv-moonpine',
    quality: 72,
    crops: {
      wide: {},
      portrait: { from: portrait },
      low: { top: 360 },
      card: { from: portrait, top: 160 },
      band: { left: 480, width: 1440 },
    },
  },
  {
    name: 'kv-aerial',
    quality: 50,
    light: 1.18,
    crops: {
      wide: { left: 230, top: 40, width: 1536 },
      card: { from: portrait, left: 170, top: 190, width: 730 },
      band: { left: 490, top: 100, width: 1230 },
    },
  },
  {
    name: 'kv-deck',
    quality: 68,
    crops: {
      wide: {},
      portrait: { left: 760, width: 694 },
      card: { left: 700, width: 810 },
      band: { left: 420, width: 1440 },
    },
  },
  {
    name: 'kv-range',
    quality: 50,
    crops: {
      wide: {},
      card: { left: 640, top: 30, width: 720 },
      band: { left: 260, width: 1360 },
    },
  },
  wideAndCard('kv-snow', 44, 700),
  {
    name: 'kv-cherry',
    quality: 36,
    crops: { wide: { left: 130, top: 60, width: 1640 }, card: { left: 560, top: 60, width: 765 } },
  },
  wideAndCard('kv-winter-evening', 62, 640),
  wideAndCard('kv-maple', 36, 500),
  wideAndCard('kv-spring', 46, 400),
  wideAndCard('kv-summer', 46, 620),
  wideAndCard('kv-bunker', 42, 900),
  wideAndCard('kv-pond', 50, 760),
  wideAndCard('kv-october', 46, 500),
  wideAndCard('kv-ridges', 62, 200),
  wideAndCard('kv-evening', 58, 500),
  wideAndCard('kv-green', 50, 1000),
  wideAndCard('room-window', 62, 940),
  wideAndCard('room-dinner', 58, 560),
  wideAndCard('room-terrace', 58, 540),
];

/** The portrait masters: table-top still lifes and the ink paintings. Their lower half makes the band crop. */
const upright = [
  { name: 'card-dining', master: 'card-dining', quality: 60, bandTop: 230 },
  { name: 'card-room', master: 'card-room', quality: 60, bandTop: 240 },
  { name: 'ink-autumn', master: 'ink-autumn-600x800', quality: 56, bandTop: 190 },
  { name: 'ink-dusk', master: 'ink-dusk-600x800', quality: 56, bandTop: 190 },
  { name: 'ink-night', master: 'ink-night-600x800', quality: 70, bandTop: 190 },
] as const;

/** The landscape ink painting; the crops beside a text omit its flag and its left pine. */
const inkDay: Record<string, Recipe> = {
  'ink-day': { master: 'ink-day-1600', widths: [800, 1600], quality: 52 },
  'ink-day-card': {
    master: 'ink-day-1600',
    crop: { left: 920, top: 0, width: 675, height: 900 },
    widths: [400, 675],
    quality: 52,
  },
  'ink-day-band': {
    master: 'ink-day-1600',
    crop: { left: 560, top: 70, width: 1040, height: 780 },
    widths: [520, 1040],
    quality: 52,
  },
};

/**
 * All pictures generated from the masters in `art/`: landscapes in all crops (`kv-dawn`, `kv-dawn-portrait`, …), the
 * others uncropped and as a band.
 */
export const recipes: Record<string, Recipe> = {
  ...Object.fromEntries(landscapes.flatMap(landscapeRecipes)),
  ...inkDay,
  ...Object.fromEntries(
    upright.flatMap(({ name, master, quality, bandTop }) => [
      [name, { master, widths: [400, 600], quality }],
      [`${name}-band`, { master, crop: { left: 0, top: bandTop, width: 600, height: 450 }, widths: [600], quality }],
    ]),
  ),
};

/** Additional names for pictures of the manifest. */
export const aliases: Record<string, string> = { moonpine: 'kv-moonpine-portrait', 'moonpine-low': 'kv-moonpine-low' };

function landscapeRecipes({ name, quality, light, crops }: Landscape): [string, Recipe][] {
  return viewNames.flatMap((view): [string, Recipe][] => {
    if (!crops[view]) return [];
    const { from, ...partialCrop } = crops[view];
    const crop = fullCrop(partialCrop, view, from ? { width: 900, height: 1400 } : { width: 1920, height: 1080 });
    const widest = Math.min(views[view].widths.at(-1) ?? crop.width, crop.width);
    const widths = [...views[view].widths.filter((width) => width < widest * 0.85), widest];
    const recipe = { master: `${name}-${from ? 900 : 1920}`, crop, widths, quality, ...(light && { light }) };
    return [[view === 'wide' ? name : `${name}-${view}`, recipe]];
  });
}

function fullCrop(
  { left = 0, top = 0, width }: Partial<Crop>,
  view: View,
  master: { width: number; height: number },
): Crop {
  const wide = width ?? master.width - left;
  return { left, top, width: wide, height: Math.min(Math.round(wide / views[view].ratio), master.height - top) };
}
