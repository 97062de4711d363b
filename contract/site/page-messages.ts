/** Messages of the error page. */
export const pageMessages = {
  broken: '페이지를 보여 드리지 못했습니다',
  notLoaded: '페이지를 불러오지 못했습니다',
} as const;
