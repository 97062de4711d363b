/** Messages of the members' area, separate from those that every page loads. Messages quoted in the spec are exact. */
export const myPageMessages = {
  dateOrder: '앞에 날짜는 뒤의 날짜보다 뒤로 설정할 수 없어요!',
  dateRequired: '날짜를 선택해 주세요.',
  csvConfirm: 'csv파일을 다운로드 받겠습니까?',
  csvFailed: '파일을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.',
  wrongPassword: '비밀번호가 일치하지 않습니다.',
  passwordCheckRequired: '비밀번호를 다시 확인해 주세요.',
  profileSaved: '회원정보가 정상적으로 변경되었습니다.',
  profileLeave: '저장하지 않은 내용이 사라집니다. 회원정보 수정을 그만두시겠습니까?',
  leaveReasonRequired: '탈퇴 사유를 선택해주세요',
  leavePasswordRequired: '패스워드를 입력해주세요.',
  withdrawn: '탈퇴되었습니다.',
  otherSessionEnded: '선택하신 기기에서 로그아웃되었습니다.',
  otherSessionsConfirm: '다른 기기에서 모두 로그아웃하시겠습니까?',
  otherSessionsEnded: '다른 기기에서 모두 로그아웃되었습니다.',
} as const;

export const ownDataSavedMessage = (fileName: string) => `내려받았습니다: ${fileName}`;

export const otherSessionConfirmMessage = (device: string) => `‘${device}’에서 로그아웃하시겠습니까?`;
