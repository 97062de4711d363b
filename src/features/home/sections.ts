/** The sections in the order of the page (`docs/decisions`), with their labels in the side navigation. */
export const homeSections = [
  { id: 'story', label: 'Story' },
  { id: 'clubhouse', label: 'Club house' },
  { id: 'golf', label: 'Golf' },
] as const;

export type HomeSectionId = (typeof homeSections)[number]['id'];
