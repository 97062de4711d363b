/** Words related to this site. Korean ones are also compared as typed on a QWERTY keyboard and romanised (`latin-spellings.ts`). */
export const siteWords = [
  'oak', 'oakhills', 'oakvalley', 'oakcreek', 'seongmunan', 'wolsongri', 'golf', 'resort', 'oakresort', 'oakgolf', 'member', 'admin',
  // The password of the sample members, which is published.
  'Golf2026!a',
  '오크', '오크힐스', '오크밸리', '오크크릭', '성문안', '월송리', '골프', '골프장', '리조트', '회원', '회원권', '관리자', '원주', '버디', '이글', '홀인원', '나이스샷', '굿샷',
];

/** Words that are popular for passwords in Korea. In Latin letters, most of them are in no list of leaked passwords. */
export const commonKoreanWords = [
  '비밀번호', '비번', '암호', '안녕', '안녕하세요', '반가워', '고마워', '감사', '감사합니다', '미안해', '사랑', '사랑해', '사랑해요', '좋아해', '행복', '행복해', '희망', '건강', '평화', '자유', '소망', '믿음', '축복',
  '엄마', '아빠', '부모님', '여보', '자기야', '아들', '우리', '우리집', '가족', '친구', '아가', '공주', '왕자', '천사', '천재', '바보', '선생님', '사장님', '대표', '학생', '회사', '학교',
  '대한민국', '한국', '서울', '부산', '대구', '인천', '광주', '대전', '제주도', '강원도', '독도', '통일', '만세', '화이팅', '파이팅', '아자아자', '대박', '부자', '로또', '복권',
  '하늘', '바다', '구름', '태양', '무지개', '여름', '가을', '겨울', '장미', '나무', '강아지', '고양이', '호랑이', '토끼', '사자', '돼지', '햇살', '아침',
  '축구', '야구', '농구', '김치', '라면', '커피', '소주', '맥주', '치킨', '컴퓨터', '인터넷', '네이버', '카카오', '삼성', '현대', '하나님', '예수님', '부처님',
  '가족사랑', '행운', '영원히', '언제나', '추억', '첫사랑', '별빛', '달빛', '은하수', '봄날', '벚꽃', '단풍', '눈꽃', '바람', '소나무', '진달래', '무궁화', '해바라기', '비빔밥', '불고기', '떡볶이', '삼겹살', '막걸리', '치맥', '태권도', '한글', '세종대왕', '이순신',
  '아리랑', '한강', '올림픽', '월드컵', '손흥민', '방탄소년단', '블랙핑크', '아이유', '엘지', '롯데', '기아', '두산', '한화', '신한', '국민', '농협', '엄마아빠', '할머니', '할아버지', '고등학교', '대학교', '초등학교',
];

/** Provinces, cities, districts of Seoul, mountains and sights. */
export const places = [
  '대한민국', '한국', '서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종', '경기', '경기도', '강원', '강원도', '충북', '충남', '충청도', '전북', '전남', '전라도', '경북', '경남', '경상도', '제주', '제주도', '독도', '울릉도',
  '수원', '성남', '분당', '판교', '용인', '고양', '일산', '부천', '안양', '안산', '화성', '동탄', '평택', '의정부', '파주', '김포', '남양주', '구리', '하남', '이천', '여주', '양평', '가평', '광명', '과천', '시흥', '군포', '오산', '안성', '포천', '동두천',
  '춘천', '원주', '강릉', '속초', '동해', '삼척', '태백', '홍천', '횡성', '평창', '정선', '양양', '문막', '청주', '충주', '제천', '천안', '아산', '공주', '서산', '당진', '논산', '전주', '군산', '익산', '남원', '목포', '여수', '순천', '나주', '광양',
  '포항', '경주', '구미', '김천', '안동', '영주', '상주', '경산', '창원', '마산', '진해', '진주', '통영', '거제', '김해', '양산', '밀양', '서귀포', '강남', '서초', '송파', '강동', '마포', '용산', '종로', '영등포', '여의도', '강서', '양천', '구로', '관악',
  '동작', '성북', '노원', '도봉', '강북', '은평', '서대문', '성동', '광진', '중랑', '잠실', '홍대', '명동', '이태원', '신촌', '압구정', '청담', '해운대', '광안리', '서면', '송도', '한라산', '설악산', '지리산', '북한산', '백두산', '금강산', '치악산', '남산', '평양',
];

export const seasonsAndDays = ['새봄', '여름', '가을', '겨울', '봄여름', '가을겨울', '봄', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일', '일요일', '주말', '오늘', '내일', '어제', '새해', '설날', '추석', '생일', '기념일', '크리스마스', '광복절', '어린이날', '일월', '이월', '삼월', '사월', '오월', '유월', '칠월', '팔월', '구월', '시월'];

/** Seasons, months, days and names of the country, as they are written in English. */
export const englishWords = [
  'korea', 'korean', 'corea', 'republic', 'seoul', 'busan', 'pusan', 'daegu', 'taegu', 'incheon', 'inchon', 'kwangju', 'daejeon', 'taejon', 'jeju', 'jejudo', 'cheju', 'kyonggi', 'spring', 'summer', 'autumn', 'fall', 'winter', 'season', 'january', 'february', 'march', 'april', 'june', 'july', 'august',
  'september', 'october', 'november', 'december', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'weekend', 'today', 'birthday', 'christmas', 'newyear', 'happy', 'lucky', 'love', 'samsung', 'hyundai', 'naver', 'kakao', 'kimchi', 'gimchi', 'kimchee', 'bulgogi', 'bibimbap', 'soju', 'taekwondo', 'hangul', 'hangeul', 'hanbok', 'arirang', 'kpop', 'birdie', 'eagle', 'albatross', 'bogey', 'holeinone', 'fairway', 'green', 'caddie', 'driver', 'putter',
];

/** Surnames by number of bearers, with the spellings that their bearers use beside the official romanisation. */
export const surnames: Readonly<Record<string, readonly string[]>> = {
  김: ['kim'], 이: ['lee', 'yi', 'rhee', 'ri'], 박: ['park', 'pak'], 최: ['choi'], 정: ['jung', 'chung', 'jeong'], 강: ['kang'], 조: ['cho', 'joe'], 윤: ['yoon', 'youn'], 장: ['chang'], 임: ['lim', 'rim'], 한: ['hahn'], 오: ['oh'], 서: ['suh', 'seoh'], 신: ['shin'], 권: ['kwon', 'kweon'], 황: ['whang'],
  안: ['ahn'], 송: [], 전: ['jun', 'chun', 'chon'], 홍: [], 유: ['yoo', 'you'], 고: ['ko', 'koh'], 문: ['moon'], 양: [], 손: ['sohn'], 배: ['pae', 'bai'], 백: ['paik', 'baik', 'paek'], 허: ['hur', 'huh'], 남: [], 심: ['shim'], 노: ['noh', 'roh'], 하: ['ha'], 곽: ['kwak'], 성: ['sung'], 차: [], 주: ['joo', 'chu'], 우: ['woo'],
  구: ['koo', 'ku'], 류: ['ryu', 'ryoo'], 나: ['na', 'ra'], 진: ['chin'], 지: ['jee', 'chi'], 엄: ['um', 'uhm'], 채: [], 원: ['won'], 천: ['chun'], 방: ['bang', 'pang'], 공: ['kong'], 현: ['hyun'], 함: ['hahm'], 변: ['byun', 'pyun'], 염: ['yum'], 여: ['yeo', 'yuh'], 추: ['choo'], 도: ['do', 'doh'], 소: ['so', 'soh'], 석: ['suk'], 선: ['sun'],
  설: ['sul'], 마: ['ma'], 길: ['kil'], 연: ['yun', 'youn'], 위: ['wee'], 표: ['pyo'], 명: ['myung'], 기: ['ki'], 반: ['ban'], 왕: ['wang'], 금: ['keum'], 옥: ['ock'], 육: ['yook'], 인: ['in'], 맹: ['maeng'], 남궁: ['namkung', 'namgoong'], 황보: ['hwangbo'], 선우: ['sunwoo'],
};

/** Given names of the generations before those in `given-names.ts`. */
export const olderGivenNames = [
  '영수', '영호', '영철', '영식', '영길', '영환', '영진', '영일', '정수', '정호', '정식', '정남', '정훈', '정민', '성수', '성호', '성진', '성훈', '성민', '성철', '상철', '상훈', '상호', '상현', '종수', '종호', '종현', '종훈', '경수', '경호', '경훈', '광수', '광호', '진수', '진호', '진우', '진영', '진희', '재현', '재훈',
  '재호', '재영', '동수', '동훈', '동현', '동욱', '철수', '철호', '병철', '병수', '병호', '태수', '태호', '승호', '승현', '승훈', '현우', '현수', '현철', '준호', '준영', '지훈', '지영', '지연', '지은', '지현', '지혜', '지숙', '은주', '은영', '은정', '은경', '은미', '은숙', '은희', '은지', '미경', '미영', '미숙', '미정', '미선', '미연',
  '미희', '미라', '영희', '영숙', '영자', '영순', '영미', '영란', '정희', '정숙', '정자', '정순', '정아', '순자', '순희', '순옥', '숙자', '숙희', '경희', '경숙', '경자', '경미', '경아', '현숙', '현주', '현정', '현아', '현미', '혜경', '혜숙', '혜진', '혜영', '혜정', '명숙', '명희', '명자', '춘자', '말자', '옥순', '옥자', '인숙',
  '인자', '선희', '선영', '선미', '소영', '소연', '수진', '수연', '수경', '수정', '수미', '수현', '유진', '유미', '윤희', '윤정', '윤경', '민정', '민경', '민희', '보라', '아름', '하나', '슬기', '나리', '기영', '기호', '기훈', '대호', '대성', '대현', '용수', '용호', '원석', '창수', '창호', '해숙', '형준', '형석', '희정', '희경', '효진', '효정',
];
