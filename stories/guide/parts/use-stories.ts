import { useEffect, useState } from 'react';

export type Story = { readonly id: string; readonly name: string };

/** Returns the stories of this Storybook; none until its index is loaded. */
export function useStories(): readonly Story[] {
  const [stories, setStories] = useState<readonly Story[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch('index.json', { signal: controller.signal })
      .then((response) => response.json())
      .then(({ entries }: { entries: Record<string, Story> }) => setStories(Object.values(entries)))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) console.error(error);
      });
    return () => controller.abort();
  }, []);
  return stories;
}
