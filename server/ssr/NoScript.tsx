/** @jsxRuntime automatic */
import { noScriptMessages } from '#contract/site/no-script-messages.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';

const stylesheet = '/assets/no-script.3.css';

/** Every public page except the home page, with its section or club. */
const pages = [
  paths.story,
  paths.overview,
  ...clubKeys.flatMap((club) => clubPages(club).map((page) => clubPath(club, page))),
  paths.drivingRange,
  paths.drivingRangeFee,
  paths.practiceRange,
  paths.specialOffers,
  paths.membership,
  paths.changeOfName,
  paths.notices,
  paths.faq,
  paths.qna,
  paths.search,
  paths.privacyPolicy,
  paths.videoPolicy,
  paths.termsOfUse,
  paths.emailRefusal,
].flatMap((path) => {
  const trail = pageInfoOf(path)?.trail ?? [];
  return trail
    .slice(-2, -1)
    .concat(trail)
    .slice(0, 1)
    .map((section) => ({ path, section, label: (trail.at(-1) ?? section).replaceAll('+', ' / ') }));
});
const sections = [...new Set(pages.map(({ section }) => section))];

/**
 * How the page was rendered: `server`, on the server; `client`, not at all because of the limits of renderings;
 * `scripted`, at most in part because it requires a login or a verification.
 */
export type Rendering = 'server' | 'client' | 'scripted' | 'missing';

/**
 * For browsers without JavaScript, above the page: explains which functions need it, and has a menu of every page in
 * place of the header's.
 */
export const NoScript = ({ rendering, phone }: { rendering: Rendering; phone: string | undefined }) => (
  <noscript>
    <link rel="stylesheet" href={stylesheet} />
    <aside className="no-script" aria-label={noScriptMessages.label}>
      <h2>{noScriptMessages.title}</h2>
      {/* An empty URL is that of the page itself. */}
      {rendering === 'client' && <Lead text={noScriptMessages.busy} href="" label={noScriptMessages.again} />}
      {rendering === 'scripted' && (
        <Lead text={noScriptMessages.needed} href={paths.home} label={noScriptMessages.home} />
      )}
      {rendering === 'missing' && (
        <Lead text={noScriptMessages.notFound} href={paths.home} label={noScriptMessages.home} />
      )}
      <p>
        {noScriptMessages.readable}
        {phone && (
          <>
            {' '}
            {noScriptMessages.phone}: <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
      </p>
      <details>
        <summary>{noScriptMessages.menu}</summary>
        <nav aria-label={noScriptMessages.menu}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <h3>{section}</h3>
                <ul>
                  {pages
                    .filter((page) => page.section === section)
                    .map(({ path: href, label }) => (
                      <li key={href}>
                        <a href={href}>{label}</a>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </details>
    </aside>
  </noscript>
);

const Lead = ({ text, href, label }: { text: string; href: string; label: string }) => (
  <p>
    {text} <a href={href}>{label}</a>
  </p>
);
