import {
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { boxAfter, digitsOf, replaced, valuesAfterPaste, valuesAfterTyping, type Boxes } from './digit-boxes.ts';

/**
 * Returns the props of the input at an index. Typed digits move on from box to box; text during IME composition is
 * reported unchanged, and validated at its end.
 */
export function useDigitBoxes({ sizes, values }: Boxes, onChange: (values: string[]) => void) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const isComposing = useRef(false);

  const focusBox = (index: number) => {
    inputs.current[index]?.focus();
    inputs.current[index]?.select();
  };
  const applyInput = (index: number, input: HTMLInputElement) => {
    const isCaretAtEnd = input.selectionEnd === input.value.length;
    const nextBox = boxAfter(sizes, index, input.value);
    onChange(valuesAfterTyping({ sizes, values }, index, input.value));
    if (isCaretAtEnd && nextBox !== index) focusBox(nextBox);
  };

  return (index: number) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[index] = input;
    },
    value: values[index] ?? '',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      if (isComposing.current) onChange(replaced(values, index, currentTarget.value));
      else applyInput(index, currentTarget);
    },
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      applyInput(index, currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      isComposing.current = false;
      if (currentTarget.value !== digitsOf(currentTarget.value))
        onChange(valuesAfterTyping({ sizes, values }, index, currentTarget.value));
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const text = event.clipboardData.getData('text');
      if (digitsOf(text).length <= (sizes[index] ?? 0)) return;
      event.preventDefault();
      onChange(valuesAfterPaste({ sizes, values }, index, text));
      focusBox(boxAfter(sizes, index, text));
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const isBack = event.key === 'Backspace' && event.currentTarget.value === '' && index > 0;
      if (!isBack || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onChange(replaced(values, index - 1, (values[index - 1] ?? '').slice(0, -1)));
      inputs.current[index - 1]?.focus();
    },
  });
}
