/**
 * Words related to this site, and words that are popular for passwords in Korea: typed on a QWERTY keyboard, most of them are in no list of leaked
 * Latin passwords.
 */
export const siteWords = [
  'oak', 'oakhills', 'oakvalley', 'oakcreek', 'seongmunan', 'wolsongri', 'golf', 'resort', 'oakresort', 'oakgolf', 'member', 'admin',
  // The password of the sample members, which is published.
  'Golf2026!a',
  '오크', '오크힐스', '오크밸리', '오크크릭', '성문안', '월송리', '골프', '골프장', '리조트', '회원', '회원권', '관리자', '원주', '버디', '이글', '홀인원', '나이스샷', '굿샷',
];

export const commonKoreanWords = [
  '비밀번호', '비번', '암호', '안녕', '안녕하세요', '반가워', '고마워', '감사', '감사합니다', '미안해', '사랑', '사랑해', '사랑해요', '좋아해', '행복', '행복해', '희망', '건강', '평화', '자유', '소망', '믿음', '축복',
  '엄마', '아빠', '부모님', '여보', '자기야', '아들', '우리', '우리집', '가족', '친구', '아가', '공주', '왕자', '천사', '천재', '바보', '선생님', '사장님', '대표', '학생', '회사', '학교',
  '대한민국', '한국', '서울', '부산', '대구', '인천', '광주', '대전', '제주도', '강원도', '독도', '통일', '만세', '화이팅', '파이팅', '아자아자', '대박', '부자', '로또', '복권',
  '하늘', '바다', '구름', '태양', '무지개', '여름', '가을', '겨울', '장미', '나무', '강아지', '고양이', '호랑이', '토끼', '사자', '돼지', '햇살', '아침',
  '축구', '야구', '농구', '김치', '라면', '커피', '소주', '맥주', '치킨', '컴퓨터', '인터넷', '네이버', '카카오', '삼성', '현대', '하나님', '예수님', '부처님',
];
