import type { ReactNode } from 'react';
import { supportPhone } from '#contract/shared/limits.ts';
import type { MembershipInfo } from '#contract/membership/membership-info.ts';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { IntroLayout } from '#src/ui/page/IntroLayout.ts';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { IntroText } from '#src/ui/membership/IntroText.tsx';
import { PhoneBand } from '#src/ui/membership/PhoneBand.tsx';
import { SectionHead } from '#src/ui/page/SectionHead.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { membership } from './membership.ts';
import { MembershipKinds } from './MembershipKinds.tsx';

export type MembershipScreenProps = {
  infos: Loadable<readonly MembershipInfo[]>;
  /** The consultation's form. */
  inquiry: ReactNode;
};

export function MembershipScreen({ infos, inquiry }: MembershipScreenProps) {
  return (
    <>
      <IntroText eyebrow="Oak Resort Golf" title={membership.title}>
        <Text>{membership.text}</Text>
        <LinkText href="#inquiry" variant="onward">
          상담 신청하기
        </LinkText>
      </IntroText>
      <MembershipKinds infos={infos} />
      <PhoneBand {...membership.phone} number={supportPhone} />
      <Section id="inquiry" aria-labelledby="inquiry-title" tabIndex={-1} space="small">
        <Container>
          <IntroLayout>
            <SectionHead eyebrow="Consultation" title={membership.inquiry.title} id="inquiry-title">
              <Stack gap="small">
                <Text tone="quiet">{membership.inquiry.text}</Text>
                <Text size="small" tone="quiet">
                  {membership.inquiry.hint}
                </Text>
              </Stack>
            </SectionHead>
            <div>{inquiry}</div>
          </IntroLayout>
        </Container>
      </Section>
    </>
  );
}
