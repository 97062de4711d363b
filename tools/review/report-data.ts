import type { Box, Difference } from './boxes.ts';
import { byTitle, type Comparison, type Pair } from './compare.ts';
import type { Decision } from './decisions.ts';
import type { Mode } from './modes.ts';
import type { Shot, Story } from './shot.ts';

/** Data of the report page. */
export type ReportData = {
  /** The hash of the compared content. */
  readonly key: string;
  readonly before: string;
  readonly after: string;
  readonly madeAt: string;
  readonly stories: number;
  readonly unchanged: number;
  readonly groups: readonly Group[];
  readonly defects: readonly Defect[];
  readonly decisions: readonly Decision[];
};

type Group = { readonly title: string; readonly changes: readonly ReportChange[] };

export type ReportChange = {
  readonly id: string;
  readonly name: string;
  readonly file: string;
  readonly kind: 'added' | 'changed' | 'removed';
  /** The same text for changes whose pictures differ in the same way, at any place; null for stories that were added or removed. */ readonly alike:
    | string
    | null;
  readonly pictures: readonly PicturePair[];
};

export type PicturePair = {
  readonly mode: Mode;
  readonly before: Picture | null;
  readonly after: Picture | null;
  readonly boxes: readonly Box[];
};

export type Picture = { readonly hash: string; readonly width: number; readonly height: number };

export type Defect = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly modes: readonly Mode[];
  readonly picture: string | null;
  readonly text: string;
};

type Differences = ReadonlyMap<Pair, Difference>;

type ReportInput = Pick<ReportData, 'key' | 'before' | 'after' | 'madeAt' | 'decisions'> & {
  readonly comparison: Comparison;
  readonly differences: Differences;
  readonly stories: readonly Story[];
  readonly shots: readonly Shot[];
};

export function reportData({ comparison, differences, stories, shots, ...rest }: ReportInput): ReportData {
  const groups = [...byTitle(comparison.changes)].map(([title, changes]) => ({
    title,
    changes: changes.map(({ story, kind, pairs }) => ({
      id: story.id,
      name: story.name,
      file: story.importPath,
      kind,
      alike: alikeOf(pairs, differences),
      pictures: pairs.map((pair) => picturePair(pair, differences)),
    })),
  }));
  return {
    ...rest,
    stories: stories.length,
    unchanged: comparison.unchanged,
    groups,
    defects: defectsOf(stories, shots),
  };
}

const picturePair = (pair: Pair, differences: Differences): PicturePair => ({
  mode: pair.mode,
  before: pictureOf(pair.before),
  after: pictureOf(pair.after),
  boxes: differences.get(pair)?.boxes ?? [],
});

function alikeOf(pairs: readonly Pair[], differences: Differences): string | null {
  const patterns = pairs.map((pair) => differences.get(pair)?.pattern);
  return patterns.includes(undefined) ? null : pairs.map(({ mode }, index) => `${mode} ${patterns[index]}`).join(' ');
}

const pictureOf = (shot: Shot | null): Picture | null =>
  shot?.picture ? { hash: shot.picture, width: shot.width, height: shot.height } : null;

/** Lists the defects; one that occurs in several modes of a story is listed once. */
export function defectsOf(stories: readonly Story[], shots: readonly Shot[]): Defect[] {
  const found = new Map<string, Defect>();
  const storyOf = new Map(stories.map((story) => [story.id, story]));
  for (const { story, mode, picture, defects } of shots) {
    const { title = story, name = '' } = storyOf.get(story) ?? {};
    for (const text of defects) {
      const before = found.get(`${story} ${text}`);
      found.set(
        `${story} ${text}`,
        before
          ? { ...before, modes: [...before.modes, mode] }
          : { id: story, title, name, modes: [mode], picture, text },
      );
    }
  }
  return [...found.values()];
}
