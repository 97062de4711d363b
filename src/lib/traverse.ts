/**
 * Goes back or forward by a number of entries of this page. Chromium keeps the entries of a removed frame, and
 * `history.go` counts them: the page would stay where it is. The Navigation API skips them; Firefox and WebKit have
 * none.
 */
export function traverse(by: number): void {
  const target = 'navigation' in window ? navigation.entries()[(navigation.currentEntry?.index ?? 0) + by] : undefined;
  if (!target) {
    window.history.go(by);
    return;
  }
  // A traversal that the next one interrupts is no error.
  const { committed, finished } = navigation.traverseTo(target.key);
  committed?.catch(() => undefined);
  finished?.catch(() => undefined);
}
