import { useDeferredValue, useState } from 'react';
import { stories as storyOfState } from 'virtual:flow-docs';
import { messages, type Message } from 'virtual:messages';
import { styled } from '#src/ui/foundation/theme.ts';
import { Guide, Rows } from './Guide.tsx';
import { useStories, type Story } from './use-stories.ts';

/** Lists every message of the contract, searchable, with the states of the flows that show it and the stories named after it. */
export function Messages() {
  const [text, setText] = useState('');
  const stories = useStories();
  const query = useDeferredValue(text.replaceAll(/\s/g, ''));
  const matches = messages.filter((message) => query === '' || `${message.text}${message.name}`.replaceAll(/\s/g, '').includes(query));
  return (
    <Guide>
      <Search>
        문구 찾기 <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </Search>
      <p role="status">
        문구 {messages.length}개 가운데 {matches.length}개
      </p>
      <Rows label="문구" heads={['문구', '이름', '이 문구를 지닌 상태']}>
        {matches.map((message) => (
          <tr key={`${message.name} ${message.text}`}>
            <td>{message.text}</td>
            <td>
              <code>{message.name}</code>
              <br />
              <small>{message.file}</small>
            </td>
            <td>
              <Shown message={message} stories={stories} />
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

function Shown({ message, stories }: { message: Message; stories: readonly Story[] }) {
  return (
    <>
      {message.states.map(({ machine, state }) => (
        <div key={`${machine} ${state}`}>
          <StoryLink id={storyOfState[machine]?.[state]}>{`${machine}: ${state}`}</StoryLink>
        </div>
      ))}
      {stories.filter(({ name }) => name.includes(message.text)).map(({ id, name }) => (
        <div key={id}>
          <StoryLink id={id}>{name}</StoryLink>
        </div>
      ))}
    </>
  );
}

/** A final state that leaves the page has no story. */
function StoryLink({ id, children }: { id: string | undefined; children: string }) {
  if (id === undefined) return children;
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {children}
    </a>
  );
}

const Search = styled('label', { display: 'block', marginBottom: '.5rem', '& input': { width: '24rem', maxWidth: '100%', marginLeft: '.5rem', padding: '.5rem', border: '1px solid $colors$field', font: 'inherit' } });
