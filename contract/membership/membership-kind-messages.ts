export const noMembershipKindsMessage = '등록된 회원권 안내가 없습니다.';
