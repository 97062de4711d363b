/** Messages of my page about memberships. */
export const membershipMessages = {
  none: '등록된 회원권이 없습니다.',
  welcome: '반갑습니다.',
} as const;

/** Shown to a corporate member after the company's name while nothing of the company is shown: pending or rejected. */
export const companyPendingMessage =
  '법인회원 확인이 진행 중입니다. 확인이 끝나면 이메일로 알려 드리며, 그때부터 회사의 회원권과 예약 내역을 보실 수 있습니다.';
export const companyRefusedMessage = (phone: string) =>
  `법인회원으로 확인되지 않아 회사의 회원권과 예약 내역을 보실 수 없습니다. 회사의 업무를 맡고 계시다면 회원권 관리팀(${phone})으로 연락해 주세요.`;

export const missingMembershipMessage = (phone: string) =>
  `보유한 회원권이 보이지 않으면 회원권 관리팀(${phone})으로 연락해 주세요. 아이디가 정회원으로 연결되지 않았다면 회원권 관리팀에서 회원번호를 연결해 드려야 회원권과 예약 내역을 볼 수 있습니다.`;
