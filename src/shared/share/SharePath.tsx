import { useState } from 'react';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { provideShare } from './actors.ts';
import { kakaoKey, loadKakao } from './kakao.ts';
import { Share, type ShareProps } from './Share.tsx';

export type SharePathProps = Pick<ShareProps, 'subject'> & {
  title: string;
  /** Path of the shared page. */
  path: string;
};

/**
 * The share control of a page of this site. The messenger's SDK is loaded when the control opens, since its window must
 * be opened synchronously in the click.
 */
export function SharePath({ title, path, ...shown }: SharePathProps) {
  const [key] = useState(kakaoKey);
  const [machine] = useState(() => provideShare(key));
  const actor = useFlow(machine, { input: { title, url: path } });
  // A failed prefetch is ignored here: the load is retried when the link is chosen, and that failure is shown.
  const prepare = () => void (key !== null && loadKakao(key).catch(() => undefined));
  return (
    <Share actor={actor} hasSheet={useClientValue(() => 'share' in navigator, false)} onOpen={prepare} {...shown} />
  );
}
