/** What stands in or beside the fields of an address and a landline. */
export const contactHints = {
  detailAddress: '동, 호수를 입력해 주세요',
  wholeLandline: '세 칸을 모두 채워야 저장됩니다.',
} as const;
