/**
 * Messages of the membership consultation, spec 000 §5 and §8. Those about lengths are not in the spec and follow its
 * tone.
 */
export const inquiryMessages = {
  nameRequired: '성함을 입력해 주세요.',
  nameInvalid: '한글이나 영어로 이름을 입력해주세요.',
  emailInvalid: '이메일을 형식에 맞게 입력해주세요.',
  contactRequired: '연락 가능한 연락처를 입력해주세요.',
  contactInvalid: '휴대폰번호를 형식에 맞게 입력해주세요.',
  inquirerTypeRequired: '회원 구분을 체크해주세요.',
  inquiryTypeRequired: '문의 구분을 체크해주세요.',
  consentRequired: '개인정보 수집 및 이용에 대한 동의에 체크해주세요.',
  addressTooLong: '상세 주소는 100자 이내로 입력해 주세요.',
  contentsTooLong: '문의 내용은 2,000자 이내로 입력해 주세요.',
  consent: '개인정보 수집 및 이용에 동의합니다',
  refusal: '동의하지 않으실 수 있습니다. 이때는 전화로 상담해 드립니다.',
  requiredMark: '* 표시는 꼭 적어 주세요',
  contentsHint: '궁금한 점을 자유롭게 적어 주세요',
  failed: '잠시후 다시 요청해주세요.',
  sent: '회원권 상담 신청이 완료되었습니다. 빠른 시일 내 연락 드리도록 하겠습니다.',
} as const;
