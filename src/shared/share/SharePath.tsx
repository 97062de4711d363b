import { useState } from 'react';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { provideShare } from './actors.ts';
import { kakaoKey, loadKakao } from './kakao.ts';
import { Share, type ShareProps } from './Share.tsx';

export type SharePathProps = Pick<ShareProps, 'subject'> & {
  title: string;
  /** A path of this site. */
  path: string;
};

/** The share control of a page of this site. What the messenger needs is fetched as the control opens: its window must open within the press. */
export function SharePath({ title, path, ...shown }: SharePathProps) {
  const [key] = useState(kakaoKey);
  const [machine] = useState(() => provideShare(key));
  const actor = useFlow(machine, { input: { title, url: path } });
  // A failed prefetch is ignored here: the load is retried when the link is chosen, and that failure is shown.
  const prepare = () => void (key !== null && loadKakao(key).catch(() => undefined));
  return <Share actor={actor} hasSheet={useClientValue(() => 'share' in navigator, false)} onOpen={prepare} {...shown} />;
}
