/** The states that a file of stories shows, by the names that it exports them under. */
export const storiesIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    source
      .split(/^export const /m)
      .slice(1)
      .flatMap((exported) => {
        const name = /^\w+/.exec(exported)?.[0];
        const state = /(?:\bat\(|\bstate: )'([^']+)'/.exec(exported)?.[1];
        return name !== undefined && state !== undefined ? [[name, state] as const] : [];
      }),
  );
