import type * as z from 'zod/mini';
import { clubs } from '#contract/club.ts';
import { firstReadsId, type FirstRead } from '#contract/first-read.ts';
import { keyVisuals } from '#contract/frame.ts';
import { pageInfoOf } from '#contract/pages/page-infos.ts';
import type { PageInfo } from '#contract/pages/page-info.ts';
import { getSetting } from '#contract/setting.ts';
import { asRouted, clubAt, clubCoursePath, isMemberPath, paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import { firstReads } from './first-reads.ts';
import { headTags } from './head.ts';
import { dataBlock } from './markup.ts';
import { breadcrumbs, golfCourse, organization } from './structured-data.ts';

/** The built page with the head of this address and the reads that its first screen begins with (spec 000 §2). */
export async function renderPage(deps: Deps, template: string, address: string, origin: string): Promise<string> {
  const path = asRouted(address) || paths.home;
  const info = pageInfoOf(path);
  const isKnown = info !== undefined;
  const shown = info ?? pageInfoOf(paths.home) ?? unknown;
  const reads = await firstReads(deps, path, shown.pageType);
  const setting = find(reads, getSetting);
  const head = headTags({
    info: shown,
    siteName: setting?.groupName ?? siteName,
    origin,
    path: isKnown ? path : paths.home,
    visual: isKnown ? find(reads, keyVisuals)?.find(({ exposure }) => exposure) : undefined,
    isHidden: !isKnown || isMemberPath(path),
    structured: isKnown ? structuredOf(path, info, reads, origin) : [],
  });
  return template
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('</body>', () => `  ${dataBlock({ type: 'application/json', id: firstReadsId }, reads)}\n  </body>`);
}

const siteName = '오크 리조트 골프';
const unknown: PageInfo = { title: siteName, eyebrow: '', description: siteName, trail: [], pageType: null };

function structuredOf(path: string, info: PageInfo, reads: readonly FirstRead[], origin: string): object[] {
  const setting = find(reads, getSetting);
  const key = clubAt(path);
  const club = key && path === clubCoursePath(key) ? find(reads, clubs)?.find((each) => each.key === key) : undefined;
  return [
    ...(path === paths.home && setting ? [organization(setting, origin)] : []),
    ...(club ? [golfCourse(club, origin)] : []),
    ...(info.trail.length > 0 ? [breadcrumbs(info, path, origin)] : []),
  ];
}

function find<S extends z.ZodMiniType>(reads: readonly FirstRead[], { id, result }: { id: string; result: S }): z.output<S> | undefined {
  const found = reads.find((read) => read.id === id);
  return found && result.parse(found.data);
}
