/** Messages of the course pages. */
export const courseMessages = {
  toCome: '코스 정보를 준비하고 있습니다',
  toComeText: '정리되는 대로 이곳에 올려 드리겠습니다.',
  comparison: '선택하신 티에서 그린까지, 클럽의 모든 홀을 나란히 놓았습니다.',
} as const;
