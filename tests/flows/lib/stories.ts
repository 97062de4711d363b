/** Returns the first story of each state in a generated story file, by its export name. */
export const storiesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/^export const (\w+): StoryObj = \{\n.*\n  \.\.\.at\(\{ states: \[([^\]]*)\]/gm)]
      .flatMap(([, exported = '', states = '']) => Array.from(states.matchAll(/'([^']+)'/g), ([, state = '']) => [state, exported] as const))
      .toReversed(),
  );
