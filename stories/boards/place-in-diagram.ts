/** Returns the URL of a state in the diagram of its flow, for any of its stories. */
export const placeInDiagram = (story: string, state: string): string =>
  `./?path=/docs/${story.replace(/--.*$/, '')}--docs#${encodeURIComponent(state)}`;

/** Returns the state in the URL of this page. */
export function stateInAddress(): string | undefined {
  const { hash } = new URL(pageUrl());
  return hash === '' ? undefined : decodeURIComponent(hash.slice(1));
}

/** Storybook renders a docs page in an iframe; the URL is that of the parent page. */
function pageUrl(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
