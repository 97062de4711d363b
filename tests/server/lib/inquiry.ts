import type { Inquiry } from '#contract/membership/inquiry.ts';

/** A consultation with every field filled in, whose personal values occur nowhere else. */
export const inquiry: Inquiry = {
  name: '남궁 새벽',
  email: 'saebyeok@mail.example',
  contact: '01098760001',
  postCode: '99871',
  address1: '강원특별자치도 원주시 치악숲로 987',
  address2: '77동 1204호',
  inquirerType: 'CORPORATION',
  inquiryType: 'GOLF',
  contents: '주중회원권 두 구좌의 분양가를 알고 싶습니다.',
};
