/** Address of the place of a state in the diagram of its flow, for any of its stories. */
export const placeInDiagram = (story: string, state: string): string => `./?path=/docs/${story.replace(/--.*$/, '')}--docs#${encodeURIComponent(state)}`;

/** The state that the address of this page names. */
export function stateInAddress(): string | undefined {
  const { hash } = new URL(addressOfPage());
  return hash === '' ? undefined : decodeURIComponent(hash.slice(1));
}

/** Storybook shows a docs page in a frame; the address is that of the page around it. */
function addressOfPage(): string {
  try {
    return window.parent.location.href;
  } catch {
    return window.location.href;
  }
}
