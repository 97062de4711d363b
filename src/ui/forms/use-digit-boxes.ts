import { useRef, type ChangeEvent, type ClipboardEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { boxAfter, digitsOf, valuesAfterPaste, valuesAfterTyping, type Boxes } from './digit-boxes.ts';

/** Lets digits flow from box to box. Text that an IME is composing is passed on as it is, and judged when it is done. */
export function useDigitBoxes({ sizes, values }: Boxes, onChange: (values: string[]) => void) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const isComposing = useRef(false);

  const moveTo = (at: number) => {
    inputs.current[at]?.focus();
    inputs.current[at]?.select();
  };
  const settle = (at: number, input: HTMLInputElement) => {
    const isCaretAtEnd = input.selectionEnd === input.value.length;
    const after = boxAfter(sizes, at, input.value);
    onChange(valuesAfterTyping({ sizes, values }, at, input.value));
    if (isCaretAtEnd && after !== at) moveTo(after);
  };

  return (at: number) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[at] = input;
    },
    value: values[at] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing.current) onChange(values.with(at, currentTarget.value));
      else settle(at, currentTarget);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      settle(at, currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isComposing.current = false;
      if (currentTarget.value !== digitsOf(currentTarget.value)) onChange(valuesAfterTyping({ sizes, values }, at, currentTarget.value));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (digitsOf(text).length <= (sizes[at] ?? 0)) return;
      event.preventDefault();
      onChange(valuesAfterPaste({ sizes, values }, at, text));
      moveTo(boxAfter(sizes, at, text));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isBack = event.key === 'Backspace' && event.currentTarget.value === '' && at > 0;
      if (!isBack || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onChange(values.with(at - 1, (values[at - 1] ?? '').slice(0, -1)));
      inputs.current[at - 1]?.focus();
    },
  });
}
