/** Messages of the member's list of passkeys. */
export const passkeyListMessages = {
  advice:
    '비밀번호 대신 기기의 지문, 얼굴 또는 화면 잠금으로 로그인할 수 있습니다. 패스키를 추가하거나 삭제해도 비밀번호로는 언제든지 로그인하실 수 있습니다.',
  none: '등록하신 패스키가 없습니다.',
  nameRequired: '패스키 이름을 입력해 주세요.',
  nameTooLong: '패스키 이름은 30자까지 입력하실 수 있습니다.',
  nameHint: '예: 내 휴대폰, 회사 노트북',
  tooMany: '패스키는 10개까지 등록하실 수 있습니다. 쓰지 않는 패스키를 삭제한 뒤 다시 추가해 주세요.',
  added: '패스키를 추가했습니다. 다음부터 패스키로 로그인하실 수 있습니다.',
  renamed: '패스키 이름을 변경했습니다.',
  removed: '패스키를 삭제했습니다. 기기에 남아 있는 패스키는 기기의 비밀번호 설정에서 지워 주세요.',
  gone: '이미 삭제된 패스키입니다.',
  notAdded: '패스키를 확인하지 못해 추가하지 않았습니다. 처음부터 다시 시도해 주세요.',
} as const;

export const passkeyRemovalMessage = (name: string) => `‘${name}’ 패스키를 삭제하시겠습니까?`;
