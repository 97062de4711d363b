import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Message } from 'virtual:messages';
import { filesIn } from '#tools/files-in.ts';
import { generatedStories } from '#tests/flows/lib/stories.ts';
import { contractMessages } from './contract-messages.ts';

/** Lists the messages of the contract with the stories of flows that show them. */
export function messageList(): Message[] {
  const stories = filesIn('stories/flows', /\.stories\.tsx$/).flatMap((file) =>
    generatedStories(readFileSync(file, 'utf8')).map(({ exported, name, messages }) => ({
      id: toId(`flows-${basename(file, '.stories.tsx')}`, storyNameFromExport(exported)),
      title: name,
      messages,
    })),
  );
  return contractMessages().map((message) => ({
    ...message,
    stories: stories.filter(({ messages }) => messages.includes(message.text)).map(({ id, title }) => ({ id, title })),
  }));
}
