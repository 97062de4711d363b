import type { GolfClub } from '#contract/clubs/club.ts';
import type { Notice } from '#contract/news/notice.ts';
import { offerCategoryNames } from '#contract/news/offer-kinds.ts';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { largestFile, externalFileUrl, pictureOf } from '#contract/site/picture-of.ts';
import type { Setting } from '#contract/site/setting.ts';
import { clubCoursePath, noticePath, offerPath, paths } from '#contract/site/site-paths.ts';
import type { SpecialOffer } from '#contract/news/special-offer.ts';

const organizationId = (origin: string) => `${origin}/#organization`;

/** Returns the resort group as a schema.org `Organization`. */
export const organization = (setting: Setting, origin: string): object => ({
  '@type': 'Organization',
  '@id': organizationId(origin),
  name: setting.groupName,
  alternateName: setting.groupNameEn,
  legalName: setting.companyName,
  url: `${origin}/`,
  telephone: setting.contactTel,
  email: setting.contactEmail,
  address: address(setting.address),
  sameAs: [setting.instagramLink, setting.facebookLink, setting.kakaoLink, setting.youtubeLink].filter(
    (link) => link !== '',
  ),
});

/** Returns a club as a schema.org `GolfCourse`: name, address, access. */
export const golfCourse = (club: GolfClub, origin: string): object => ({
  '@type': 'GolfCourse',
  name: club.nameKo,
  alternateName: club.nameEn,
  description: club.storyCard.description,
  url: origin + clubCoursePath(club.key),
  ...imageOf(club.courseCard.thumbnail, origin),
  telephone: club.phone,
  address: address(club.address),
  geo: { '@type': 'GeoCoordinates', latitude: club.lat, longitude: club.lng },
  publicAccess: club.access === 'public',
  parentOrganization: { '@id': organizationId(origin) },
});

/** Returns a notice as a schema.org article. */
export const article = ({ id, title, createdDate }: Notice, origin: string): object => ({
  '@type': 'Article',
  headline: title,
  datePublished: createdDate,
  url: origin + noticePath(id),
  mainEntityOfPage: origin + noticePath(id),
  inLanguage: 'ko',
  publisher: { '@id': organizationId(origin) },
});

/** Returns an offer in the schema.org vocabulary, with its first and last day. */
export const offered = (
  { title, summary, thumbnail, startDate, endDate, ...keys }: SpecialOffer,
  origin: string,
): object => ({
  '@type': 'Offer',
  name: title,
  description: summary,
  category: offerCategoryNames[keys.category],
  url: origin + offerPath(keys),
  ...imageOf(thumbnail, origin),
  validFrom: startDate,
  validThrough: endDate,
  offeredBy: { '@id': organizationId(origin) },
});

type Step = { readonly title: string; readonly path: string };

/**
 * Returns the breadcrumbs of a page, and of an item in its list. Sections without a page are included only as the last
 * breadcrumb.
 */
export function breadcrumbs({ trail }: PageInfo, path: string, origin: string, item?: Step): object {
  const steps = [
    { name: '홈', path: paths.home },
    ...trail.map((name, index) => ({
      name: name.replaceAll('+', ' / '),
      path: index === trail.length - 1 ? path : (sections[name] ?? null),
    })),
    ...(item ? [{ name: item.title, path: item.path }] : []),
  ];
  const items = steps.flatMap(({ name, path: stepPath }) =>
    stepPath === null ? [] : [{ name, item: origin + stepPath }],
  );
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((each, index) => ({ '@type': 'ListItem', position: index + 1, ...each })),
  };
}

/** First page of each section. */
const sections: Readonly<Record<string, string>> = {
  소개: paths.story,
  '골프 클럽': paths.overview,
  오크힐스: clubCoursePath('oakhills'),
  오크밸리: clubCoursePath('oakvalley'),
  성문안: clubCoursePath('seongmunan'),
  월송리: clubCoursePath('wolsongri'),
  '드라이빙 레인지': paths.drivingRange,
  소식: paths.notices,
  멤버십: paths.membership,
  마이페이지: paths.myPage,
};

const address = (street: string) => ({ '@type': 'PostalAddress', streetAddress: street, addressCountry: 'KR' });

function imageOf(picture: string, origin: string): { image?: string } {
  const name = pictureOf(picture, 'wide');
  const file = name ? largestFile(name).file : externalFileUrl(picture);
  return file === null ? {} : { image: new URL(file, origin).href };
}
