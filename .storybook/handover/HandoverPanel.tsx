// Storybook builds the manager with the classic JSX transform, which needs `React`.
import React, { useEffect, useState } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { pngOf, svgOf } from './picture-of.ts';
import { appliedStyles, tokensIn } from './tokens-used.ts';

const preview = () => document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument ?? null;

/** Panel with the files and design tokens of a story, and buttons that copy it as a PNG. */
export function HandoverPanel() {
  const api = useStorybookApi();
  const story = api.getCurrentStoryData();
  const [tokens, setTokens] = useState<[string, string[]][]>([]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const read = () => {
      const shown = preview();
      setTokens(shown ? tokensIn(appliedStyles(shown)) : []);
      setSaid('');
    };
    read();
    api.on('storyRendered', read);
    return () => api.off('storyRendered', read);
  }, [api]);

  async function copy(scale: 1 | 2): Promise<void> {
    const shown = preview();
    if (!shown) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(await svgOf(shown), scale) })]);
      setSaid(`PNG ${scale}배를 복사했습니다.`);
    } catch (error) {
      setSaid(`복사하지 못했습니다. 이 창을 누른 뒤 다시 시도해 주세요. (${String(error)})`);
    }
  }

  if (!story || story.type !== 'story') return <p style={{ padding: 16 }}>스토리를 고르면 보입니다.</p>;
  return (
    <div style={{ padding: 16, lineHeight: 1.7 }}>
      <dl style={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', margin: 0 }}>
        {facts(story).map(([term, detail]) => (
          <React.Fragment key={term}>
            <dt>{term}</dt>
            <dd style={{ margin: 0 }}>
              <code>{detail}</code>
            </dd>
          </React.Fragment>
        ))}
        {tokens.map(([scale, names]) => (
          <React.Fragment key={scale}>
            <dt>{scale}</dt>
            <dd style={{ margin: 0 }}>{names.map((name) => `$${name}`).join(', ')}</dd>
          </React.Fragment>
        ))}
      </dl>
      <p>
        <button onClick={() => void copy(1)}>PNG 1배 복사</button>{' '}
        <button onClick={() => void copy(2)}>PNG 2배 복사</button>
      </p>
      <p role="status">{said}</p>
    </div>
  );
}

type Facts = {
  readonly id: string;
  readonly importPath: string;
  readonly exportName?: string;
  readonly componentPath?: string;
};

const facts = ({ id, importPath, exportName = '', componentPath }: Facts): [string, string][] => [
  ['스토리', id],
  ['파일', `${importPath} ${exportName}`],
  ...(componentPath ? [['부품', componentPath] as [string, string]] : []),
];
