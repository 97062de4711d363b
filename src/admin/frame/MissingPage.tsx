import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { TextLink } from '../ui/links.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { adminPaths } from './admin-paths.ts';

/** A path without a page. */
export const MissingPage = () => (
  <>
    <PageHeading title="없는 화면입니다" />
    <Text>{staffPageMessages.missing}</Text>
    <TextLink to={adminPaths.overview}>개요로 가기</TextLink>
  </>
);
