import { useId, useState, type ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Checkbox } from './Checkbox.tsx';
import { formWords } from './form-words.ts';
import { Icon } from '../foundation/Icon.tsx';
import { styled } from '../foundation/theme.ts';

export type TermsItem = {
  /** Also the form name of its checkbox. */
  id: string;
  label: string;
  isRequired: boolean;
  /** The document, shown by a button of the row; without it there is no button. */
  content?: ReactNode;
};

type TermsRowProps = TermsItem & {
  isAgreed: boolean;
  /** Id of the message that this agreement is missing. */
  errorId: string | undefined;
  onChange: (isAgreed: boolean) => void;
};

/** A checkbox for an agreement, with its collapsed document. */
export function TermsRow({ id, label, isRequired, content, isAgreed, errorId, onChange }: TermsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <Row>
      <Head>
        <Checkbox
          name={id}
          isSelected={isAgreed}
          isInvalid={errorId !== undefined}
          {...(errorId && { 'aria-describedby': errorId })}
          onChange={onChange}
        >
          {label} <Kind isRequired={isRequired}>{isRequired ? formWords.required : formWords.optional}</Kind>
        </Checkbox>
        {content !== undefined && (
          <Toggle
            aria-label={`${label} ${formWords.showContent}`}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onPress={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'minus' : 'plus'} />
          </Toggle>
        )}
      </Head>
      {content !== undefined && (
        <Scroller role="region" id={contentId} aria-label={label} tabIndex={0} hidden={!isOpen}>
          {content}
        </Scroller>
      )}
    </Row>
  );
}

const Row = styled('li', { borderBottom: '1px solid $colors$mist' });

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  minHeight: '4.5rem',
});

const Kind = styled('span', {
  marginLeft: '.25rem',
  fontSize: '$2xs',
  whiteSpace: 'nowrap',
  variants: { isRequired: { true: { color: '$bronzeInk' }, false: { color: '$sage' } } },
});

const Toggle = styled(AriaButton, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '$touch',
  height: '$touch',
  marginRight: '-.75rem',
  color: '$bronzeInk',
  '&[data-hovered]': { color: '$text' },
});

const Scroller = styled('div', {
  height: '11rem',
  marginBottom: '$5',
  padding: '$5',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: '$hanji',
  color: '$sage',
  fontSize: '$sm',
});
