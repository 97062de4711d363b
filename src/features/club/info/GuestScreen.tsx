import { clubMessages } from '#contract/clubs/club-messages.ts';
import type { InfoSectionProps } from './InfoSection.tsx';
import { InfoSection } from './InfoSection.tsx';

export const GuestScreen = ({ items }: Pick<InfoSectionProps, 'items'>) => (
  <InfoSection
    eyebrow="Guest guide"
    title="오시기 전에"
    label="이용 안내"
    empty={clubMessages.noGuestInformation}
    items={items}
  />
);
