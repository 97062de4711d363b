import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { formWords } from '../forms/form-words.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type FrameBoxProps = {
  title: string;
  /** Element into which the caller mounts the iframe. */
  ref?: Ref<HTMLDivElement>;
  onClose: () => void;
};

/** Container of an embedded third-party page, such as the postcode search. */
export function FrameBox({ title, ref, onClose }: FrameBoxProps) {
  return (
    <Box aria-label={title}>
      <Head>
        <span aria-hidden="true">{title}</span>
        <Close aria-label={`${title} ${formWords.close}`} onPress={onClose}>
          <Icon name="close" size="small" />
        </Close>
      </Head>
      <Body ref={ref} />
    </Box>
  );
}

const Box = styled('section', { border: '1px solid $colors$lineBronze', backgroundColor: '$hanji' });

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '3.25rem',
  padding: '0 .25rem 0 1.25rem',
  borderBottom: '1px solid $colors$mist',
  fontSize: '$sm',
});

const Close = styled(AriaButton, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  color: '$sage',
});

const Body = styled('div', {
  height: 400,
  overflow: 'hidden',
  '& iframe': { display: 'block', width: '100%', height: '100%', border: 0 },
});
