/** Messages of the pages of the back office. */
export const staffPageMessages = {
  missing: '주소가 바뀌었거나 잘못되었습니다. 왼쪽 메뉴에서 다시 찾아 주세요.',
  ended: '로그인한 지 오래되어 로그아웃되었습니다. 다시 로그인하시면 하시던 일을 그대로 이어서 하실 수 있습니다.',
  invitationOnce: '이 주소는 지금 한 번만 보입니다. 복사하여 본인에게만 전해 주세요. 하루 동안 한 번 쓸 수 있습니다.',
  copied: '복사했습니다',
  notCopied: '복사하지 못했습니다. 주소를 직접 선택하여 복사해 주세요.',
  reinviteQuestion: (name: string) =>
    `${name} 님을 다시 초대하시겠습니까?\n비밀번호와 인증 앱 등록, 패스키가 지워지고, 새 초대를 수락할 때까지 로그인할 수 없습니다.`,
  disableQuestion: (name: string) =>
    `${name} 님의 이용을 중지하시겠습니까?\n지금 로그인한 곳에서도 바로 로그아웃되고, 패스키가 지워집니다.`,
  enableQuestion: (name: string) => `${name} 님이 다시 이용할 수 있게 하시겠습니까?`,
  noStaff: '구성원이 없습니다.',
  noAudit: '조건에 맞는 기록이 없습니다.',
  noDays: '표시할 날짜가 없습니다.',
  failedMails: '보내지 못한 이메일이 있습니다. 운영 담당자에게 알려 주세요.',
  codeHint: '인증 앱에 표시된 숫자 6자리',
  passwordHint: '15자 이상. 뜻이 이어지지 않는 낱말을 여러 개 쓰면 길어도 외우기 쉽습니다.',
  scanCode: '휴대폰의 인증 앱으로 아래 그림을 찍어 주세요. 찍을 수 없으면 비밀 키를 직접 입력하셔도 됩니다.',
} as const;
