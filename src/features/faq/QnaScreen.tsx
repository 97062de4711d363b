import type { GolfClub } from '#contract/clubs/club.ts';
import { paths } from '#contract/site/site-paths.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { ContactMethods } from '#src/ui/news/ContactMethods.tsx';
import { PlaceRows } from '#src/ui/news/PlaceRows.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { faqTexts } from './faq-texts.ts';
import { FaqList, type FaqListProps } from './FaqList.tsx';
import { contactMethods, type ContactSetting } from './contact-methods.tsx';

type ContactClub = Pick<GolfClub, 'id' | 'nameKo' | 'address' | 'phone'>;

export type QnaScreenProps = Omit<FaqListProps, 'isGrouped'> & {
  setting: Loadable<ContactSetting>;
  clubs: Loadable<readonly ContactClub[]>;
};

/** The contact methods of the group and of each club, and the frequently asked questions. */
export function QnaScreen({ setting, clubs, ...list }: QnaScreenProps) {
  return (
    <Section space="small">
      <Container>
        <Stack gap="wide">
          <Stack gap="large">
            <SectionHead eyebrow="01 Contact" title={faqTexts.contact} />
            <Fetched
              label="문의 방법"
              isPending={setting.data === undefined}
              isFailed={setting.isFailed}
              rows={8}
              onRetry={setting.onRetry}
            >
              {setting.data && <ContactMethods methods={contactMethods(setting.data)} />}
            </Fetched>
          </Stack>
          <Stack gap="large">
            <SectionHead eyebrow="02 Clubs" title="클럽으로 바로" />
            <Fetched
              label="클럽 연락처"
              isPending={clubs.data === undefined}
              isFailed={clubs.isFailed}
              rows={5}
              onRetry={clubs.onRetry}
            >
              <PlaceRows
                places={(clubs.data ?? []).map(({ id, nameKo, address, phone }) => ({
                  key: id,
                  name: nameKo,
                  address,
                  phone,
                }))}
              />
            </Fetched>
          </Stack>
          <Stack gap="large">
            <SectionHead eyebrow="03 FAQ" title="먼저 물어보신 것들" />
            <FaqList {...list} />
            <div>
              <LinkText href={paths.faq} variant="onward">
                자주 묻는 질문 모두 보기
              </LinkText>
            </div>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
}
