import type { Client } from 'pg';

const prefixes = [
  '오크힐스',
  '오크밸리',
  '성문안',
  '월송리',
  '봄맞이',
  '여름',
  '가을',
  '겨울',
  '신년',
  '주중',
  '주말',
  '[공지]',
];
const topics = [
  '코스 관리',
  '그린 보수',
  '카트 도로 공사',
  '회원의 날',
  '야간 라운드',
  '연습장',
  '클럽하우스 식당',
  '캐디 모집',
  '안개 대비',
  '낙뢰 대피',
  '단체 예약',
  '예약 시스템 점검',
  '동계 휴장',
  '잔디 교체',
  '연회비',
  '명의 변경',
  '주차장',
  '벙커 모래 보충',
  '티잉 구역 이동',
];
const kinds = [
  '안내',
  '공지',
  '알림',
  '변경 안내',
  '결과 발표',
  '모집',
  '일정 공지사항',
  '참가자 모집',
  '이벤트',
  '중단 안내',
];
const greetings = [
  '안녕하세요. 오크 리조트 골프입니다.',
  '늘 찾아 주시는 고객님께 감사드립니다.',
  '회원 여러분께 알려 드립니다.',
];
const news = [
  '지난밤 내린 비로 코스 배수 작업을 하고 있어 첫 팀 출발을 늦춥니다.',
  '그린 에어레이션을 마치고 모래를 덮어 공이 평소보다 더디게 구릅니다.',
  '카트 도로를 다시 포장하는 동안 후반 아홉 홀은 걸어서 이동하셔야 합니다.',
  '서리가 녹을 때까지 그린 앞 임시 홀을 씁니다.',
  '낙뢰가 예보되어 경보가 울리면 가까운 그늘집으로 대피해 주세요.',
  '숲길을 넓히느라 연습장 가는 길이 바뀝니다.',
  '식당의 차림이 계절에 맞추어 새로워졌습니다.',
];
const channels = ['누리집', '전화', '프런트', '회원권 관리팀', '고객센터'];
const endings = ['신청하실 수 있습니다.', '확인하실 수 있습니다.', '자세히 안내해 드립니다.', '변경하실 수 있습니다.'];
const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const names = ['하늘', '바다', '노을', '가람', '마루', '다온', '윤슬', '이든', '초롱', '나래'];
const words = [prefixes, topics, kinds, greetings, news, channels, endings, families, names];

/** Returns an SQL expression that picks a pseudo-random word of the list for each row, the same in every run. */
const pick = (list: readonly string[]) => {
  const position = words.findIndex((each) => each === list) + 1;
  return `($${position}::text[])[1 + mod(abs(hashint8(n * 31 + ${position})::bigint), ${list.length})]`;
};

/** Word that occurs in one of every 50,000 notices. */
export const rareWord = '이무기';
const rareEvery = 50_000;

const insertion = `insert into notice (category, cc_type, title, created_date, top_contents, contents)
  select (enum_range(null::notice_category))[1 + mod(abs(hashint8(n * 7)::bigint), 5)], (enum_range(null::cc_type))[1 + mod(abs(hashint8(n * 11)::bigint), 5)],
    ${pick(prefixes)} || ' ' || ${pick(topics)} || ' ' || ${pick(kinds)} || ' ' || mod(n, 977) || '호' || case mod(n, ${rareEvery}) when 7 then ' ${rareWord}' else '' end,
    date '2006-01-01' + (n * 7300 / $10::bigint)::int, mod(n, 200000) = 1,
    '<p>' || ${pick(greetings)} || ' ' || ${pick(news)} || '</p><p>기간은 ' || 1 + mod(n, 12) || '월 ' || 1 + mod(n, 28) || '일부터 ' || 1 + mod(n, 9) || '일 동안이며 ' || ${pick(channels)} || '에서 ' || ${pick(endings)}
      || '</p><ul><li>담당 <strong>' || ${pick(families)} || ${pick(names)} || '</strong></li><li>문의 ' || 1000 + mod(n, 9000) || '</li></ul>'
  from generate_series($11::bigint, $12::bigint) n`;

const batchSize = 100_000;

/**
 * Fills the empty table with `total` notices of twenty years. Indexes are dropped and recreated afterwards, which is
 * many times faster.
 */
export async function inventNotices(client: Client, total: number): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'notice' and indexname <> 'notice_pkey'`,
  );
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  for (let start = 1; start <= total; start += batchSize)
    await client.query(insertion, [...words, total, start, Math.min(total, start + batchSize - 1)]);
  await client.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze notice');
  await client.query('vacuum analyze notice_count');
}
