import { paths } from '#contract/site/site-paths.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { AsideQuestion } from '#src/ui/news/AsideQuestion.tsx';
import { faqTexts } from './faq-texts.ts';
import { FaqList, type FaqListProps } from './FaqList.tsx';

/** The questions, then a link to the contact page for users who did not find theirs. */
export function FaqScreen(list: Omit<FaqListProps, 'level'>) {
  return (
    <Section space="small">
      <Container>
        <Stack gap="large">
          <FaqList {...list} />
          <AsideQuestion title={faqTexts.aside.title} text={faqTexts.aside.text}>
            <ButtonLink href={paths.qna} variant="secondary" size="small">
              문의하기
            </ButtonLink>
          </AsideQuestion>
        </Stack>
      </Container>
    </Section>
  );
}
