import { noScriptMessages } from '#contract/site/no-script-messages.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';
import { escaped, tag } from './markup.ts';

const stylesheet = '/assets/no-script.1.css';

/** Every page that anyone may read but the home page, with the section or club that it belongs to. */
const pages = [
  paths.story, paths.overview,
  ...clubKeys.flatMap((club) => clubPages(club).map((page) => clubPath(club, page))),
  paths.drivingRange, paths.drivingRangeFee, paths.practiceRange,
  paths.specialOffers, paths.membership, paths.changeOfName, paths.notices, paths.faq, paths.qna,
  paths.privacyPolicy, paths.videoPolicy, paths.termsOfUse, paths.emailRefusal,
].flatMap((path) => {
  const trail = pageInfoOf(path)?.trail ?? [];
  return trail.slice(-2, -1).concat(trail).slice(0, 1).map((section) => ({ path, section, label: (trail.at(-1) ?? section).replaceAll('+', ' / ') }));
});
const sections = [...new Set(pages.map(({ section }) => section))];

/** `left`: to the browser, for its search; `closed`: it is of who is logged in. */
export type Shown = 'written' | 'left' | 'closed' | 'missing';

const leads: Readonly<Record<Shown, (path: string) => string>> = {
  written: () => '',
  left: (path) => `<p>${noScriptMessages.needed} ${link(path, '조건 없이 보기')}</p>`,
  closed: () => `<p>${noScriptMessages.needed} ${link(paths.home, '홈으로')}</p>`,
  missing: () => `<p>${noScriptMessages.notFound} ${link(paths.home, '홈으로')}</p>`,
};

/** What a page says to a browser that runs no scripts: what needs them, and the way to every other page, for the menus do. */
export function noScript(path: string, shown: Shown, phone: string | undefined): string {
  const listOf = (wanted: string) => pages.flatMap(({ path: to, section, label }) => (section === wanted ? [`<li>${link(to, label)}</li>`] : []));
  const lists = sections.map((section) => `<li><h3>${escaped(section)}</h3><ul>${listOf(section).join('')}</ul></li>`);
  return [
    `<noscript>${tag('link', { rel: 'stylesheet', href: stylesheet })}<aside class="no-script" aria-label="자바스크립트 안내">`,
    `<h2>${noScriptMessages.title}</h2>`,
    leads[shown](path),
    `<p>${noScriptMessages.readable}`,
    phone ? ` ${noScriptMessages.phone}: ${tag('a', { href: `tel:${phone}` })}${escaped(phone)}</a>` : '',
    `</p><nav aria-label="전체 메뉴"><ul>${lists.join('')}</ul></nav></aside></noscript>`,
  ].join('');
}

const link = (to: string, label: string) => `${tag('a', { href: to })}${escaped(label)}</a>`;
