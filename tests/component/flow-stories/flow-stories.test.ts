import { describe, expect, test } from 'vitest';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { stableStates } from '#tools/flows/paths/stable-states.ts';
import { contractMessages } from '../../../.storybook/contract-messages.ts';
import { screens } from '#tests/flows/lib/screens.ts';
import { choose } from './chosen.ts';
import { causeIn, picturesOf } from './pictures.ts';
import { reachedStates } from './reached.ts';
import { storyFile } from './story-file.ts';

describe.each(Object.entries(screens))('the stories of %s', (name, screen) => {
  test('are as `npm run stories` writes them, and show all there is', { timeout: 300_000 }, async () => {
    const pictures = await picturesOf(screen);
    const stories = choose(screen.flow.machine, pictures);
    const facts = new Set(stories.flatMap((story) => [...story.facts]));
    const outcomes = reachedStates(screen.flow).map(({ state, path }) => causeIn(state, path.events.at(-1)));
    const shown = stories.map(({ html }) => html);
    const isShownIn = (message: string, htmls: readonly string[]) => htmls.some((html) => html.includes(message));
    const messages = contractMessages()
      .map(({ text }) => text)
      .filter((text) =>
        isShownIn(
          text,
          pictures.map(({ html }) => html),
        ),
      );
    expect({
      states: stableStates(screen.flow.machine).filter((state) => !facts.has(state)),
      outcomes: outcomes.filter((outcome) => !facts.has(outcome)),
      messages: messages.filter((message) => !isShownIn(message, shown)),
    }).toEqual({ states: [], outcomes: [], messages: [] });
    expect(new Set(shown).size).toBe(stories.length);
    await expect(storyFile(screen, pictures, stories)).toMatchFileSnapshot(
      `../../../stories/flows/${kebab(name)}.stories.tsx`,
    );
  });
});
