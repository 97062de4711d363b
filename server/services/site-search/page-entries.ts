import type { DocumentType } from '#contract/site/document.ts';
import { aboutPages } from '#contract/site/pages/about.ts';
import { drivingRangePages } from '#contract/site/pages/driving-range.ts';
import { membershipPages } from '#contract/site/pages/membership.ts';
import { newsPages } from '#contract/site/pages/news.ts';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { policyPages } from '#contract/site/pages/policy.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../../deps.ts';
import { readDocuments } from '../document/read.ts';
import { plainText } from '../search/plain-text.ts';
import type { SearchEntry } from './entry.ts';

const pages: Readonly<Record<string, PageInfo>> = {
  ...aboutPages,
  ...drivingRangePages,
  ...membershipPages,
  ...newsPages,
};

/** The public pages that are neither a club's nor a policy. */
export const pageEntries: readonly SearchEntry[] = Object.entries(pages).map(
  ([path, { title, trail, description }]) => ({
    kind: 'page',
    path,
    title,
    note: trail.slice(0, -1).join(' · '),
    text: description,
  }),
);

const documentTypes: Readonly<Record<string, DocumentType>> = {
  [paths.privacyPolicy]: 'PRIVACY',
  [paths.videoPolicy]: 'VIDEO',
  [paths.termsOfUse]: 'TERM',
};

/** Returns the policy pages with the documents that are in force. */
export async function policyEntries({ db }: Pick<Deps, 'db'>): Promise<SearchEntry[]> {
  const documents = await readDocuments({ db });
  return Object.entries<PageInfo>(policyPages).map(([path, { title, description }]) => {
    const found = documents.find(({ type }) => type === documentTypes[path]);
    return {
      kind: 'policy',
      path,
      title,
      note: found ? `${found.version} 시행` : '',
      text: found ? plainText(found.content) : description,
    };
  });
}
