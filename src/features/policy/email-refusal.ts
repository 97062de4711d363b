/** Fixed text of the notice that forbids harvesting e-mail addresses. */
export const emailRefusal = {
  version: '2024-04-12',
  statement:
    '본 누리집에 게시된 이메일 주소가 수집 프로그램이나 그 밖의 기술적 장치로 무단으로 수집되는 것을 거부합니다. 이를 어기면 「정보통신망 이용촉진 및 정보보호 등에 관한 법률」에 따라 형사 처벌을 받을 수 있음을 알려 드립니다.',
  forbiddenTitle: '금지하는 행위',
  forbidden: [
    '누리집 운영자의 동의 없이 이메일 주소를 자동으로 모으는 행위',
    '그렇게 모은 주소를 사고팔거나 나누어 주는 행위',
    '수집·판매·유통이 금지된 주소임을 알면서 광고를 보내는 데 쓰는 행위',
  ],
  report:
    '원치 않는 광고 우편을 받으셨다면 불법스팸대응센터(국번 없이 118)에 신고하실 수 있습니다. 게시일은 2024년 4월 12일(금)입니다.',
} as const;
