/** @jsxRuntime automatic */
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import { clubKeys, clubPages, clubPath, paths } from '#contract/site/site-paths.ts';

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

/** Links to every public page, by section. */
export const PageList = () => (
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
);
