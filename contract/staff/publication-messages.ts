/** Messages about publications. */
export const publicationMessages = {
  unknown: '없는 글입니다. 목록을 새로 고쳐 주세요.',
  changed: '그사이 다른 분이 이 글을 바꾸었습니다. 바뀐 내용을 확인한 다음 다시 저장해 주세요.',
  notPossible: '지금 상태에서는 할 수 없는 일입니다. 화면을 새로 고쳐 주세요.',
  required: '입력해 주세요.',
  tooLong: (max: number) => `${max.toLocaleString('ko-KR')}자 이내로 입력해 주세요.`,
  link: '주소는 /로 시작하는 이 사이트의 경로이거나 https://로 시작해야 합니다.',
  picture:
    '다른 누리집의 이미지는 쓸 수 없습니다. 이미지를 올리거나, 이 사이트에 있는 이미지의 이름이나 /로 시작하는 경로를 입력해 주세요.',
  position: '0부터 9999 사이의 수를 입력해 주세요.',
  endBeforeStart: '끝나는 때가 게시하는 때보다 앞입니다.',
  stays: '늘 있어야 하는 내용이어서 끝나는 때를 둘 수 없습니다.',
  lastDayBeforeFirst: '종료일이 시작일보다 앞입니다.',
  olderVersion: '시행일이 지금 시행 중인 판보다 뒤여야 합니다.',
  reasonRequired: '돌려보내는 까닭을 적어 주세요.',
  incomplete: '빠진 내용을 채운 다음 미리 볼 수 있습니다.',
  notAPicture: 'JPEG, PNG, WebP, AVIF 이미지가 아니거나 손상된 파일입니다. 다른 파일을 올려 주세요.',
  pictureTooLarge: '이미지는 10MB, 5천만 화소 이내여야 합니다. 줄여서 다시 올려 주세요.',
  alternativeText: '이미지를 볼 수 없는 사람에게 읽어 줄 설명을 입력해 주세요.',
} as const;
