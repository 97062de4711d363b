/** What my page says of a member's memberships. */
export const membershipMessages = {
  none: '등록된 회원권이 없습니다.',
  welcome: '반갑습니다.',
} as const;

export const missingMembershipMessage = (phone: string) =>
  `보유한 회원권이 보이지 않으면 회원권 관리팀(${phone})으로 연락해 주세요. 아이디가 정회원으로 연결되지 않았다면 회원권 관리팀에서 회원번호를 연결해 드려야 회원권과 예약 내역을 볼 수 있습니다.`;
