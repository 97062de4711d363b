export type Edge = { readonly from: number; readonly to: number };

/**
 * Returns the strongly connected component of each vertex (Tarjan, without recursion). A component has a higher number
 * than those it leads to.
 */
export function componentsOf(size: number, edges: readonly Edge[]): readonly number[] {
  const leaving = successorsOf(size, edges);
  const component = Array.from({ length: size }, () => -1);
  const index = Array.from({ length: size }, () => -1);
  const lowest = Array.from({ length: size }, () => 0);
  const open: number[] = [];
  let [visited, found] = [0, 0];

  const enter = (vertex: number) => {
    index[vertex] = lowest[vertex] = visited;
    visited += 1;
    open.push(vertex);
    return { vertex, upcoming: 0 };
  };
  const lower = (vertex: number, to: number) => {
    lowest[vertex] = Math.min(lowest[vertex] ?? 0, to);
  };

  for (let root = 0; root < size; root += 1) {
    if (index[root] !== -1) continue;
    const trail = [enter(root)];
    for (let at = trail.at(-1); at; at = trail.at(-1)) {
      const to = leaving[at.vertex]?.[at.upcoming];
      at.upcoming += 1;
      if (to !== undefined) {
        if (index[to] === -1) trail.push(enter(to));
        else if (component[to] === -1) lower(at.vertex, index[to] ?? 0);
        continue;
      }
      trail.pop();
      const parent = trail.at(-1);
      if (parent) lower(parent.vertex, lowest[at.vertex] ?? 0);
      if (lowest[at.vertex] !== index[at.vertex]) continue;
      for (const vertex of open.splice(open.lastIndexOf(at.vertex))) component[vertex] = found;
      found += 1;
    }
  }
  return component;
}

function successorsOf(size: number, edges: readonly Edge[]): readonly (readonly number[])[] {
  const leaving: number[][] = Array.from({ length: size }, () => []);
  for (const { from, to } of edges) leaving[from]?.push(to);
  return leaving;
}
