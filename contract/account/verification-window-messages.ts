/** Messages of the verification window, before and after the provider's page. */
export const verificationWindowMessages = {
  moving: '본인확인 화면으로 이동하고 있습니다',
  stuck: '화면이 바뀌지 않으면 이 창을 닫고 다시 시도해 주세요.',
  blocked: {
    title: '본인확인 화면으로 이동하지 못했습니다',
    detail: '이 창을 닫고, 본인확인을 시작한 화면에서 ‘이 화면에서 확인’을 눌러 주세요.',
  },
  direct: '본인확인을 시작할 때 열리는 화면입니다. 회원가입이나 아이디·비밀번호 찾기에서 본인확인을 시작해 주세요.',
  checking: '본인확인 결과를 확인하고 있습니다',
  delivered: { title: '본인확인 결과를 보냈습니다', detail: '이 창을 닫고 본인확인을 시작한 화면에서 계속해 주세요.' },
  undelivered: {
    title: '본인확인을 시작한 화면이 응답하지 않습니다',
    detail: '그 화면이 열려 있으면 그 화면으로 돌아가 주세요. 닫았다면 이 창을 닫고 처음부터 다시 진행해 주세요.',
  },
} as const;
