import { useState } from 'react';
import { faqGroups } from '#contract/news/faq-groups.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Actions, Container, Reserved, Section, Spread, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { AsideQuestion } from '#src/ui/news/AsideQuestion.tsx';
import { SearchField } from '#src/ui/news/SearchField.tsx';
import { faqTexts } from './faq-texts.ts';
import { FaqList, groupId, type FaqListProps } from './FaqList.tsx';
import { questionsWith } from './questions-with.ts';

/** The questions by group, with a search in them, then a link to the contact page for users who did not find theirs. */
export function FaqScreen({ questions, ...list }: Omit<FaqListProps, 'isGrouped'>) {
  const [text, setText] = useState('');
  // The search needs a script.
  const canSearch = useClientValue(() => true, false);
  const found = questions.data && questionsWith(questions.data, text);
  return (
    <Section space="small">
      <Container>
        <Stack gap="large">
          <Spread>
            <nav aria-label={faqTexts.groups}>
              <Actions as="ul">
                {faqGroups(found ?? []).map(({ name }) => (
                  <li key={name}>
                    <LinkText href={`#${groupId(name)}`} variant="lined">
                      {name}
                    </LinkText>
                  </li>
                ))}
              </Actions>
            </nav>
            <Reserved isShown={canSearch}>
              <search>
                <SearchField label={faqTexts.search} name="faq" value={text} onChange={setText} />
              </search>
            </Reserved>
          </Spread>
          <Text role="status" tone="quiet" hidden={text.trim() === ''}>
            {text.trim() !== '' && found && faqTexts.found(found.length)}
          </Text>
          <FaqList {...list} questions={{ ...questions, data: found }} isGrouped />
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
