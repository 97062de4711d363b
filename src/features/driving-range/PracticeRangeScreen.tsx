import { supportPhone } from '#contract/shared/limits.ts';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { HoleCards } from '#src/ui/golf/HoleCards.tsx';
import { IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { InfoRows } from '#src/ui/data/InfoRows.tsx';
import { IntroLayout } from '#src/ui/page/IntroLayout.ts';
import { PriceTable } from '#src/ui/data/PriceTable.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { Note, Text } from '#src/ui/foundation/text.ts';
import { lockerFees, practiceFees, practiceTypes } from './practice-fees.ts';
import { practiceGuide, practiceHoles, practiceIntroduction, practiceNote } from './practice-range.ts';
import { holeRows, holeTotal } from './practice-totals.ts';

export function PracticeRangeScreen() {
  return (
    <>
      <Section joins="below">
        <Container>
          <IntroLayout>
            <SectionHead eyebrow="01 Practice" title={practiceIntroduction.title} />
            <Text>{practiceIntroduction.text}</Text>
          </IntroLayout>
        </Container>
      </Section>
      <Section>
        <Container>
          <Stack gap="large">
            <SectionHead eyebrow="02 Holes" title="솔씨에서 솔방울까지" />
            <HoleCards label="홀 구성" holes={practiceHoles} />
            <PriceTable
              caption="홀 구성"
              remark="단위 m"
              columns={[
                { label: '홀' },
                { label: '이름' },
                { label: '파', align: 'end' },
                { label: '거리', align: 'end' },
              ]}
              groups={[{ rows: holeRows(practiceHoles) }]}
              total={holeTotal(practiceHoles)}
            />
          </Stack>
        </Container>
      </Section>
      <Container>
        <Stack gap="large">
          <SectionHead eyebrow="03 Guide" title="이용 방법" />
          <InfoRows rows={practiceGuide.map(({ title, text }) => ({ key: title, title, content: <p>{text}</p> }))} />
        </Stack>
      </Container>
      <IndexedArticle
        eyebrow="04 Fee"
        title="이용 요금"
        remark="한 홀, 4인 1시간 기준"
        indexLabel="요금표 차례"
        parts={[]}
        kind="tables"
      >
        <Stack gap="large">
          <PriceTable
            caption="홀당 요금"
            remark="4인 1시간, 단위 원"
            columns={[{ label: '시간대' }, ...practiceTypes.map((label) => ({ label, align: 'end' as const }))]}
            groups={practiceFees}
          />
          <PriceTable
            caption="락커"
            remark="단위 원"
            columns={[{ label: '항목' }, { label: '비고' }, { label: '요금', align: 'end' }]}
            groups={lockerFees}
          />
          <Note>{practiceNote}</Note>
          <div>
            <ButtonLink href={`tel:${supportPhone}`} variant="secondary">
              전화 문의 {supportPhone}
            </ButtonLink>
          </div>
        </Stack>
      </IndexedArticle>
    </>
  );
}
