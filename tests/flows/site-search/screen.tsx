import type { siteSearchMachine } from '#machines/site-search.machine.ts';
import { SiteSearch } from '#src/features/site-search/SiteSearch.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof siteSearchMachine> = {
  flow: flow.onMachine,
  title: '흐름/누리집 검색',
  id: 'flows-site-search',
  layout: 'fullscreen',
  render: (actor) => <SiteSearch actor={actor} />,
};
