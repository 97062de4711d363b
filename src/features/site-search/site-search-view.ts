import type { SnapshotFrom } from 'xstate';
import { normalizeSearchText, searchTextTooLong } from '#contract/news/search-kinds.ts';
import { foundMessage, nothingFoundMessage, searchMessages } from '#contract/site/search-messages.ts';
import type { Found, siteSearchMachine } from '#machines/site-search.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof siteSearchMachine>, 'context' | 'matches'>;

export type SiteSearchView = {
  query: string;
  isTooLong: boolean;
  /** Announced to screen readers. */
  status: string;
  groups: Found;
  /** `groups` are the hits of an earlier text. */
  isBusy: boolean;
  isFailed: boolean;
  /** Help and links, while there are no hits. */
  isHelpShown: boolean;
};

/** Maps a snapshot to the props of the screen. */
export function siteSearchView(snapshot: Snapshot): SiteSearchView {
  const { query, found } = snapshot.context;
  return {
    query,
    isTooLong: snapshot.matches('tooLong'),
    status: statusOf(snapshot),
    groups: found ?? [],
    isBusy: snapshot.matches('waiting') || snapshot.matches('searching'),
    isFailed: snapshot.matches('failed'),
    isHelpShown: snapshot.matches('empty') || snapshot.matches('nothing'),
  };
}

/** Keeps the last announcement until there is another result, so that nothing is announced for each letter. */
function statusOf(snapshot: Snapshot): string {
  const { query, found } = snapshot.context;
  if (snapshot.matches('tooLong')) return searchTextTooLong;
  if (snapshot.matches('failed')) return searchMessages.failed;
  if (snapshot.matches('nothing')) return nothingFoundMessage(normalizeSearchText(query));
  if (found && found.length > 0) return foundMessage(found);
  return snapshot.matches('searching') ? searchMessages.searching : '';
}
