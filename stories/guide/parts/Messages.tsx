import { useDeferredValue, useState } from 'react';
import { messages } from 'virtual:messages';
import { styled } from '#src/ui/foundation/theme.ts';
import { Guide, Rows } from './Guide.tsx';

/** Lists every message of the contract, searchable, with the stories of flows that show it. */
export function Messages() {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.replaceAll(/\s/g, ''));
  const matches = messages.filter(
    (message) => query === '' || `${message.text}${message.name}`.replaceAll(/\s/g, '').includes(query),
  );
  return (
    <Guide>
      <Search>
        문구 찾기 <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </Search>
      <p role="status">
        문구 {messages.length}개 가운데 {matches.length}개
      </p>
      <Rows label="문구" heads={['문구', '이름', '이 문구가 보이는 화면']}>
        {matches.map((message) => (
          <tr key={`${message.name} ${message.text}`}>
            <td>{message.text}</td>
            <td>
              <code>{message.name}</code>
              <br />
              <small>{message.file}</small>
            </td>
            <td>
              {message.stories.map(({ id, title }) => (
                <div key={id}>
                  <a href={`./?path=/story/${id}`} target="_top">
                    {title}
                  </a>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </Rows>
    </Guide>
  );
}

const Search = styled('label', {
  display: 'block',
  marginBottom: '.5rem',
  '& input': {
    width: '24rem',
    maxWidth: '100%',
    marginLeft: '.5rem',
    padding: '.5rem',
    border: '1px solid $colors$field',
    font: 'inherit',
  },
});
