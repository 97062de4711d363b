import type { ReactNode } from 'react';
import { detailDay } from '#contract/shared/day.ts';
import type { Neighbour } from '#contract/news/neighbour.ts';
import { ccTypeNames, noticeCategoryNames } from '#contract/news/notice-kinds.ts';
import type { Notice } from '#contract/news/notice.ts';
import { noticePath } from '#contract/site/site-paths.ts';
import { ServedDocument } from '#src/shared/served-html/ServedDocument.tsx';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Container, Section } from '#src/ui/foundation/layout.ts';
import { NeighbourRows } from '#src/ui/data/NeighbourRows.tsx';
import { PostArticle, PostArticleSkeleton } from '#src/ui/news/PostArticle.tsx';
import { PostFoot } from '#src/ui/news/PostFoot.ts';
import { PendingRegion } from '#src/ui/page/PendingRegion.tsx';

export type NoticeScreenProps = {
  notice: Notice | undefined;
  /** Why it could not be loaded; null otherwise. */
  refusal: string | null;
  /** The link back to the list. */
  back: ReactNode;
  onDismiss: () => void;
};

/** A notice with links to the previous and next ones, and back to the list. */
export function NoticeScreen({ notice, refusal, back, onDismiss }: NoticeScreenProps) {
  return (
    <Section space="small">
      <Container>
        <PendingRegion isPending={notice === undefined && refusal === null} skeleton={<PostArticleSkeleton />}>
          {notice && (
            <>
              <PostArticle
                title={notice.title}
                facts={[
                  { label: '클럽', value: ccTypeNames[notice.ccType] },
                  { label: '분류', value: noticeCategoryNames[notice.category] },
                  {
                    label: '등록일',
                    value: <time dateTime={notice.createdDate}>{detailDay(notice.createdDate)}</time>,
                  },
                ]}
              >
                <ServedDocument html={notice.contents} label={notice.title} />
              </PostArticle>
              <PostFoot>
                <NeighbourRows
                  label="이전 글과 다음 글"
                  previous={{ label: '이전 글', to: linkTo(notice.prev) }}
                  next={{ label: '다음 글', to: linkTo(notice.next) }}
                  none="없음"
                />
                <div>{back}</div>
              </PostFoot>
            </>
          )}
        </PendingRegion>
      </Container>
      <AlertDialog isOpen={refusal !== null} message={refusal ?? ''} onClose={onDismiss} />
    </Section>
  );
}

const linkTo = (neighbour: Neighbour) =>
  neighbour && { href: noticePath(neighbour.id), title: neighbour.title, isNew: neighbour.newNotice };
