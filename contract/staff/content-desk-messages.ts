/** Says which move was made. */
export const madeMoveMessages = {
  submitted: '검토를 요청했습니다.',
  withdrawn: '다시 고칠 수 있습니다.',
  approved: '승인했습니다.',
  refused: '돌려보냈습니다.',
  ended: '게시를 끝냈습니다.',
  discarded: '원고를 버렸습니다.',
} as const;

/** Words of the pages of content. */
export const contentDeskMessages = {
  noPublications: '해당하는 원고가 없습니다.',
  noEntries: '해당하는 내용이 없습니다.',
  savedAt: (time: string) => `저장됨 ${time}`,
  saving: '저장하는 중입니다.',
  unsaved: '아직 저장하지 않은 내용이 있습니다. 잠시 후 자동으로 저장됩니다.',
  invalid: '형식이 맞지 않는 칸이 있어 저장하지 못했습니다. 표시된 칸을 고쳐 주세요.',
  notSaved: (why: string) => `저장하지 못했습니다. ${why} 쓰신 내용은 이 화면에 그대로 있고, 잠시 후 다시 저장합니다.`,
  conflict:
    '그사이 다른 분이 이 글을 저장했습니다. 서로 다른 칸마다 남길 것을 골라 주세요. 고르기 전에는 아무것도 지워지지 않습니다.',
  unstored:
    '저장하지 못한 내용입니다. 지금은 고칠 수 없는 상태이니 필요한 부분은 복사해 두세요. 다시 작성하면 편집기에 그대로 들어갑니다.',
  unsentReason: (reason: string) =>
    `그사이 바뀐 글이어서 돌려보내지 못했습니다. 적으신 까닭은 다음에 돌려보낼 때 그대로 나옵니다: ${reason}`,
  stateChanged: (state: string) => `상태가 바뀌었습니다: ${state}`,
  endQuestion:
    '이 내용의 게시를 끝내시겠습니까?\n누리집에서 바로 내려갑니다. 다시 게시하려면 ‘사이트의 내용’에서 고치기를 누르고, 거기에 없으면 새로 써서 검토를 받아야 합니다.',
  approveQuestion: (time: string | null) =>
    `이 원고를 승인하시겠습니까?\n${time === null ? '몇 초 안에 누리집에 나옵니다.' : `${time}에 누리집에 나옵니다.`}`,
  discardQuestion: '이 원고를 버리시겠습니까?\n더 고치거나 게시할 수 없게 됩니다. 누리집은 바뀌지 않습니다.',
  fixed: '늘 있어야 하는 내용이어서 고치기만 할 수 있습니다.',
  momentHint: '한국 시각입니다. 비워 두면 승인되는 대로 게시됩니다.',
  endHint: '한국 시각입니다. 비워 두면 계속 게시됩니다.',
  pictureHint: '이미지를 올리거나, 이 사이트에 있는 이미지의 이름이나 경로를 입력해 주세요.',
  linkInvalid: '주소는 /로 시작하는 이 사이트의 경로이거나 https://, mailto:, tel:로 시작해야 합니다.',
  fileRequired: '이미지 파일을 골라 주세요.',
  uploading: '이미지를 올리는 중입니다. 창을 닫지 마세요.',
  pictureRules: 'JPEG, PNG, WebP, AVIF 이미지, 10MB 이내',
  altHint: '이미지를 볼 수 없는 사람에게 읽어 줄 설명입니다. 이미지에 적힌 글자가 있으면 그대로 적어 주세요.',
  alternativeTexts: (texts: readonly string[]) =>
    `이미지의 대체 텍스트: ${texts.map((text) => (text === '' ? '(없음)' : `‘${text}’`)).join(', ')}`,
  noDifference: '앞의 판과 다른 곳이 없습니다.',
  firstRevision: '처음 저장한 판입니다.',
  restoreHint: '편집기에 들어가며, 저장하면 새 판이 됩니다.',
} as const;
