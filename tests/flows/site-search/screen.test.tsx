import { fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { searchTextTooLong } from '#contract/news/search-kinds.ts';
import { nothingFoundMessage, searchMessages } from '#contract/site/search-messages.ts';
import type { siteSearchMachine } from '#machines/site-search.machine.ts';
import { SiteSearch } from '#src/features/site-search/SiteSearch.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { field, fill, invalidFields, press } from '#tests/component/lib/screen.ts';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';

type State = SnapshotFrom<typeof siteSearchMachine>;

describeRendered(flow, {
  mount: (actor) => {
    render(
      <UIProvider navigate={() => {}}>
        <SiteSearch actor={actor} />
      </UIProvider>,
    );
  },
  gestures: {
    'query.changed': ({ query }) => fill('q', String(query)),
    'query.submitted': () => void fireEvent.submit(screen.getByRole('search', { name: '누리집 검색' })),
    'search.retried': () => press('다시 검색'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  text: field('q').value,
  invalid: invalidFields(),
  error: field('q').getAttribute('aria-describedby') === screen.getByRole('status').id,
  status: screen.getByRole('status').textContent,
  hits: screen.queryAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href')),
  marked: Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent),
  isBusy: document.querySelector('[aria-busy="true"]') !== null,
  help: screen.queryByText(searchMessages.help) !== null,
  retry: screen.queryByRole('button', { name: '다시 검색' }) !== null,
});

function expected(state: State): ReturnType<typeof shown> {
  const { query, found } = state.context;
  const hasHits = found !== null && found.length > 0;
  const helps = state.matches('empty') || state.matches('nothing');
  return {
    text: query,
    invalid: state.matches('tooLong') ? ['q'] : [],
    error: state.matches('tooLong'),
    status: statusOf(state),
    hits: [
      ...(helps ? ['/about/overview', '/specialoffer', '/notice', '/notice/faq', '/membership', '/notice/qna'] : []),
      ...(hasHits ? ['/notice/88', '/specialoffer/dining/114'] : []),
    ],
    marked: hasHits ? ['환불', '환불'] : [],
    isBusy: hasHits && (state.matches('waiting') || state.matches('searching')),
    help: helps,
    retry: state.matches('failed'),
  };
}

function statusOf(state: State): string {
  const { query, found } = state.context;
  if (state.matches('tooLong')) return searchTextTooLong;
  if (state.matches('failed')) return searchMessages.failed;
  if (state.matches('nothing')) return nothingFoundMessage(query.trim());
  if (found && found.length > 0) return '공지사항 12건, 스페셜 오퍼 1건을 찾았습니다.';
  return state.matches('searching') ? '찾는 중입니다.' : '';
}
