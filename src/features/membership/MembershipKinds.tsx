import type { MembershipInfo } from '#contract/membership/membership-info.ts';
import { noMembershipKindsMessage } from '#contract/membership/membership-kind-messages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { Container, Section, Wide } from '#src/ui/foundation/layout.ts';
import { KindSections, KindSectionsSkeleton, type KindSection } from '#src/ui/membership/KindSections.tsx';

const skeletonRows = 6;

const columns: readonly Column<KindSection>[] = [
  {
    key: 'title',
    header: '회원권',
    cell: ({ id, title }) => (
      <LinkText href={`#${id}`} variant="lined">
        {title}
      </LinkText>
    ),
    isRowHeader: true,
  },
  { key: 'subtitle', header: '성격', cell: ({ subtitle }) => subtitle },
  { key: 'summary', header: '내용', cell: ({ summary }) => summary, isQuiet: true },
];

/** The kinds of memberships: a comparison of them, then each with its pictures. */
export function MembershipKinds({
  infos: { data, isFailed, onRetry },
}: {
  infos: Loadable<readonly MembershipInfo[]>;
}) {
  const kinds = (data ?? []).map(kindOf);
  return (
    <Wide as={Section} joins="above">
      <Container>
        <Fetched
          label="회원권 안내"
          isPending={data === undefined}
          isFailed={isFailed}
          rows={skeletonRows}
          skeleton={<KindSectionsSkeleton count={skeletonRows} />}
          onRetry={onRetry}
        >
          {data?.length === 0 && (
            <EmptyState eyebrow="Membership" title={noMembershipKindsMessage} picture="ink-autumn" />
          )}
          {kinds.length > 1 && (
            <nav aria-label="회원권 종류">
              <Table caption="회원권 비교" columns={columns} items={kinds} keyOf={({ id }) => id} density="airy" />
            </nav>
          )}
          <KindSections eyebrow="Membership" kinds={kinds} />
        </Fetched>
      </Container>
    </Wide>
  );
}

const kindOf = (
  { id, title, subTitle, summary, contents, leftImage, rightImage }: MembershipInfo,
  index: number,
): KindSection => {
  const isFirstLarger = index % 2 === 0;
  return {
    id: `membership-${id}`,
    title,
    subtitle: subTitle,
    summary,
    left: pictureOf(leftImage, isFirstLarger),
    right: pictureOf(rightImage, !isFirstLarger),
    content: <ServedDocument html={contents} label={title} />,
  };
};

/** Null if no file is named. */
const pictureOf = (file: string, isLarger: boolean) =>
  file === '' ? null : (
    <ContentPicture
      file={file}
      crop={isLarger ? 'card' : 'band'}
      alt=""
      sizes={isLarger ? '(max-width: 639px) 85vw, 45vw' : '(max-width: 639px) 75vw, 55vw'}
      width={isLarger ? 3 : 4}
      height={isLarger ? 4 : 3}
    />
  );
