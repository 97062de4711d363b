/** What stands in or beside the fields that the sign-up and the profile share. */
export const fieldHints = {
  detailAddress: '동, 호수를 입력해 주세요',
  wholeLandline: '세 칸을 모두 채워야 저장됩니다.',
  optionalPassword: '바꿀 때만 입력해 주세요',
} as const;
