/** A story in a generated story file. */
export type GeneratedStory = {
  readonly exported: string;
  readonly name: string;
  readonly states: readonly string[];
  readonly messages: readonly string[];
};

/** Reads the stories of a generated story file (`tests/component/flow-stories/story-file.ts`). */
export const generatedStories = (source: string): readonly GeneratedStory[] =>
  Array.from(
    source.matchAll(/^export const (\w+): StoryObj = \{\n {2}name: (.*),\n {2}\.\.\.at\((.*)\),$/gm),
    ([, exported = '', name = '', args = '']) => ({
      exported,
      name: textsIn(name)[0] ?? '',
      states: listIn(args, 'states'),
      messages: listIn(args, 'messages'),
    }),
  );

/** Returns the first story of each state in a generated story file, by its export name. */
export const storiesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    generatedStories(source)
      .flatMap(({ exported, states }) => states.map((state) => [state, exported] as const))
      .toReversed(),
  );

const literal = String.raw`'(?:[^'\\]|\\.)*'`;

const listIn = (args: string, key: string): readonly string[] =>
  textsIn(new RegExp(String.raw`\b${key}: \[((?:${literal}(?:, )?)*)\]`).exec(args)?.[1] ?? '');

/** Returns the values of string literals in single quotes. */
const textsIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(new RegExp(literal, 'g')), ([quoted]) =>
    JSON.parse(
      `"${quoted
        .slice(1, -1)
        .replaceAll(String.raw`\'`, "'")
        .replaceAll('"', String.raw`\"`)}"`,
    ),
  );
