import { pageInfoOf } from '#contract/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site-paths.ts';
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
  left: (path) => `<p>이 화면은 자바스크립트가 있어야 열립니다. ${link(path, '조건 없이 보기')}</p>`,
  closed: () => `<p>이 화면은 자바스크립트가 있어야 열립니다. ${link(paths.home, '처음으로')}</p>`,
  missing: () => `<p>요청하신 페이지를 찾을 수 없습니다. ${link(paths.home, '처음으로')}</p>`,
};

/** What a page says to a browser that runs no scripts: what needs them, and the way to every other page, for the menus do. */
export function noScript(path: string, shown: Shown, phone: string | undefined): string {
  const listOf = (wanted: string) => pages.flatMap(({ path: to, section, label }) => (section === wanted ? [`<li>${link(to, label)}</li>`] : []));
  const lists = sections.map((section) => `<li><h3>${escaped(section)}</h3><ul>${listOf(section).join('')}</ul></li>`);
  return [
    `<noscript>${tag('link', { rel: 'stylesheet', href: stylesheet })}<aside class="no-script" aria-label="자바스크립트 안내">`,
    `<h2>자바스크립트가 꺼져 있습니다</h2>`,
    leads[shown](path),
    `<p>안내와 소식은 그대로 읽으실 수 있습니다. 로그인과 회원가입, 상담 신청, 검색은 브라우저 설정에서 자바스크립트를 켠 뒤 이용해 주세요.`,
    phone ? ` 전화로도 도와드립니다: ${tag('a', { href: `tel:${phone}` })}${escaped(phone)}</a>` : '',
    `</p><nav aria-label="전체 메뉴"><ul>${lists.join('')}</ul></nav></aside></noscript>`,
  ].join('');
}

const link = (to: string, label: string) => `${tag('a', { href: to })}${escaped(label)}</a>`;
