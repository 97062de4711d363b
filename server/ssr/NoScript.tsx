/** @jsxRuntime automatic */
import { noScriptMessages } from '#contract/site/no-script-messages.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';

const stylesheet = '/assets/no-script.1.css';

/** Every public page except the home page, with its section or club. */
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

/** How the page was rendered: `server`, on the server; `client`, not at all because of its query string; `members`, not at all because it requires a login. */
export type Rendering = 'server' | 'client' | 'members' | 'missing';

/** Content for browsers without JavaScript: explains which functions need it, and links to every page instead of the menus. */
export const NoScript = ({ path, rendering, phone }: { path: string; rendering: Rendering; phone: string | undefined }) => (
  <noscript>
    <link rel="stylesheet" href={stylesheet} />
    <aside className="no-script" aria-label="자바스크립트 안내">
      <h2>{noScriptMessages.title}</h2>
      {rendering === 'client' && <Lead text={noScriptMessages.needed} href={path} label="조건 없이 보기" />}
      {rendering === 'members' && <Lead text={noScriptMessages.needed} href={paths.home} label="홈으로" />}
      {rendering === 'missing' && <Lead text={noScriptMessages.notFound} href={paths.home} label="홈으로" />}
      <p>
        {noScriptMessages.readable}
        {phone && <> {noScriptMessages.phone}: <a href={`tel:${phone}`}>{phone}</a></>}
      </p>
      <nav aria-label="전체 메뉴">
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <h3>{section}</h3>
              <ul>
                {pages.filter((page) => page.section === section).map(({ path: href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  </noscript>
);

const Lead = ({ text, href, label }: { text: string; href: string; label: string }) => (
  <p>
    {text} <a href={href}>{label}</a>
  </p>
);
