/** Placeholders and hints of the address and landline fields. */
export const contactHints = {
  detailAddress: '동, 호수를 입력해 주세요',
  landlineParts: '세 칸을 모두 채워야 저장됩니다.',
} as const;
