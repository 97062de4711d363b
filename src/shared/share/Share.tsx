import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { shareMessages } from '#contract/site/share-messages.ts';
import type { shareMachine } from '#machines/share.machine.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { ShareControl, type ShareControlProps, type ShareOption } from '#src/ui/overlays/ShareControl.tsx';
import { facebookUrl, tweetUrl, absoluteUrl } from './share-urls.ts';
import { shareView } from './share-view.ts';

export type ShareProps = Pick<ShareControlProps, 'subject'> & {
  actor: ActorRefFrom<typeof shareMachine>;
  /** Whether the system has a share sheet. */
  hasSheet: boolean;
  /** Called when the control opens, so that what it needs can be prefetched. */
  onOpen?: () => void;
};

/** Share control with the options for sharing a page (spec 000 §2). */
export function Share({ actor, hasSheet, subject, onOpen }: ShareProps) {
  const { title, isOpen, pending, outcome, ...shared } = useSelector(actor, shareView, shallowEqual);
  // The server renders for every visitor and omits the host.
  const url = useClientValue(() => absoluteUrl(shared.url), shared.url);
  const follow = () => actor.send({ type: 'link.followed' });
  const options: ShareOption[] = [
    { label: '카카오톡', isPending: pending === 'kakao', onPress: () => actor.send({ type: 'kakao.chosen' }) },
    { label: '페이스북', href: facebookUrl(url), onFollow: follow },
    { label: 'X', href: tweetUrl(title, url), onFollow: follow },
    ...(hasSheet
      ? [
          {
            label: '다른 앱으로 공유',
            isPending: pending === 'sheet',
            onPress: () => actor.send({ type: 'sheet.chosen' }),
          },
        ]
      : []),
    { label: '링크 복사', isPending: pending === 'copy', onPress: () => actor.send({ type: 'copy.chosen' }) },
  ];
  const toggle = () => {
    if (!isOpen) onOpen?.();
    actor.send({ type: 'share.toggled' });
  };
  return (
    <ShareControl
      label="공유하기"
      {...(subject !== undefined && { subject })}
      isOpen={isOpen}
      options={options}
      status={outcome && shareMessages[outcome]}
      address={outcome === 'unavailable' ? { label: '공유할 주소', url } : null}
      onToggle={toggle}
      onClose={() => actor.send({ type: 'share.closed' })}
    />
  );
}
