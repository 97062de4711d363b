import { paths } from '#contract/site-paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Container, Section, Stack } from '#src/ui/layout.ts';
import { AsideQuestion } from '#src/ui/news/AsideQuestion.tsx';
import { FaqList, type FaqListProps } from './FaqList.tsx';

/** The questions, then the way on for whoever did not find theirs. */
export function FaqScreen(list: Omit<FaqListProps, 'level'>) {
  return (
    <Section space="small">
      <Container>
        <Stack gap="large">
          <FaqList {...list} />
          <AsideQuestion title="찾으시는 답이 없나요?" text="전화와 이메일, 상담 신청으로 물어보시면 담당자가 답해 드립니다.">
            <ButtonLink href={paths.qna} variant="secondary" size="small">
              문의하기
            </ButtonLink>
          </AsideQuestion>
        </Stack>
      </Container>
    </Section>
  );
}
