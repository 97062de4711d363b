import { useQuery } from '@tanstack/react-query';
import type { ContactChange } from '#contract/account/contact-change.ts';
import { contactChangeMessages } from '#contract/account/contact-change-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { contactChangesQuery } from '#src/api/contact-change.ts';
import { phoneText } from '#src/shared/words/phone-text.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Text } from '#src/ui/foundation/text.ts';

/** Names the new email address and mobile number that are not in force yet, above the form that shows those that are. */
export function PendingContacts() {
  const { data: changes = [] } = useQuery(contactChangesQuery(useClient()));
  if (changes.length === 0) return null;
  return (
    <Text role="note" size="small">
      {contactChangeMessages.pending} {changes.map(valueOf).join(', ')}.{' '}
      <LinkText href={paths.myPage} variant="lined">
        마이페이지에서 확인하기
      </LinkText>
    </Text>
  );
}

const valueOf = ({ kind, value }: ContactChange) => (kind === 'EMAIL' ? value : phoneText(value));
