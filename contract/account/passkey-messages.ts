/** Messages of passkeys: how a login with one, and adding one, can fail. */
export const passkeyMessages = {
  /** Browsers do not tell the two apart, so that no site learns which passkeys there are. */
  cancelled:
    '패스키 확인이 취소되었거나 이 기기에 이 사이트의 패스키가 없습니다. 다시 시도하거나 비밀번호로 로그인해 주세요.',
  unsupported: '이 브라우저나 기기에서는 패스키를 이용할 수 없습니다. 비밀번호로 로그인해 주세요.',
  refused: '이 사이트에 등록되지 않았거나 확인할 수 없는 패스키입니다. 비밀번호로 로그인해 주세요.',
  expired: '패스키 확인 시간이 지났습니다. 처음부터 다시 시도해 주세요.',
  alreadyAdded: '이 기기나 보안 키에는 이미 등록하신 패스키가 있습니다.',
  addingCancelled: '패스키 추가가 취소되었습니다. 추가하시려면 다시 시도해 주세요.',
  addingUnsupported:
    '이 브라우저나 기기에서는 패스키를 추가할 수 없습니다. 화면 잠금을 설정하셨는지 확인하거나 다른 기기에서 추가해 주세요.',
} as const;
