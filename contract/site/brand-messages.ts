/** Messages of the page that redirects to a club's brand site. */
export const brandMessages = {
  missing: '브랜드 사이트를 준비하고 있습니다',
  unavailable: '지금은 이동할 수 없습니다. 잠시 후 다시 시도해 주세요.',
  loading: '잠시 후 자동으로 이동합니다.',
  redirecting: '잠시 후 자동으로 이동합니다. 이동하지 않으면 아래 버튼을 눌러 주세요.',
} as const;

export const brandTitle = (club: string) => `${club} 브랜드 사이트로 이동합니다`;
