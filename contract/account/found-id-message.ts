export const foundIdMessage = '회원님의 아이디를 찾았습니다.';
