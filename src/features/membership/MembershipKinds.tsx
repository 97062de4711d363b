import type { MembershipInfo } from '#contract/membership/membership-info.ts';
import { noMembershipKindsMessage } from '#contract/membership/membership-kind-messages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import type { Loadable } from '#src/shared/fetched/loadable.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { ContentPicture } from '#src/ui/media/ContentPicture.tsx';
import { EmptyState } from '#src/ui/page/EmptyState.tsx';
import { Container, Section, Wide } from '#src/ui/foundation/layout.ts';
import { KindIndex } from '#src/ui/membership/KindIndex.tsx';
import { KindSections, KindSectionsSkeleton, type KindSection } from '#src/ui/membership/KindSections.tsx';

const skeletonRows = 6;

/** The kinds of memberships: an index of them, then each with its pictures. */
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
            <KindIndex label="회원권 종류" items={kinds.map(({ id, title }) => ({ id, label: title }))} />
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
