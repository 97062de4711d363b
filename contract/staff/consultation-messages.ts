/** Messages of the handling of consultations. */
export const consultationMessages = {
  unknown: '없는 상담입니다. 접수한 지 1년이 지나 삭제되었을 수 있습니다.',
  changed: '그사이 다른 분이 이 상담을 처리했습니다. 바뀐 내용을 확인한 다음 다시 시도해 주세요.',
  notPossible: '지금 상태에서는 할 수 없는 처리입니다. 화면을 새로 고쳐 주세요.',
  textRequired: '내용을 입력해 주세요.',
  textTooLong: '내용은 4,000자 이내로 입력해 주세요.',
  assigneeRequired: '담당자를 선택해 주세요.',
  unknownAssignee: '상담을 맡을 수 없는 구성원입니다.',
  tooMany: '한 번에 1,000건까지 내보낼 수 있습니다. 기간을 줄여 주세요.',
  rangeReversed: '끝 날짜가 시작 날짜보다 앞입니다.',
} as const;

/** Words of the consultation's page. */
export const consultationDeskMessages = {
  whyReason:
    '상담에는 신청하신 분의 개인정보가 있습니다. 사유를 적으면 열리고, 누가 언제 왜 열었는지 감사 기록에 남습니다.',
  takenByViewer: '상담을 맡았습니다.',
  unsent: '보내지 못한 내용입니다. 다음 처리를 고르면 이 글이 그대로 들어갑니다.',
  exportNotice:
    '파일에는 신청하신 분의 개인정보가 그대로 들어갑니다. 쓴 다음에는 반드시 지워 주세요. 내려받은 사실과 사유가 감사 기록에 남습니다.',
  reasonHint: '예: 답변 준비, 전화 문의 확인',
} as const;

/** Says which step was taken. */
export const takenStepMessages = {
  assigned: '담당을 지정했습니다.',
  released: '담당을 해제했습니다.',
  noted: '메모를 남겼습니다.',
  mailed: '답변을 저장했습니다. 이메일은 곧 발송됩니다.',
  called: '전화 답변을 기록했습니다.',
  closed: '상담을 종결했습니다.',
  reopened: '상담을 다시 열었습니다.',
} as const;

/** Labels of the text of each step. */
export const stepTextLabels = {
  noted: '메모',
  mailed: '답변 내용',
  called: '통화 내용',
  closed: '종결 사유',
  reopened: '다시 여는 사유',
  released: '사유',
} as const;

/** Says who reads the text of a step. */
export const stepHints = {
  noted: '구성원만 볼 수 있습니다.',
  mailed: '신청하신 분께 그대로 보냅니다. 인사말과 고객센터 안내는 자동으로 붙습니다.',
  called: '구성원만 볼 수 있습니다.',
  closed: '구성원만 볼 수 있습니다.',
  reopened: '구성원만 볼 수 있습니다.',
  released: '구성원만 볼 수 있습니다.',
} as const;
