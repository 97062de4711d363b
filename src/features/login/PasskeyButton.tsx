import { useRef } from 'react';
import { supportsPasskeys } from '#src/lib/supports-passkeys.ts';
import { useClientValue } from '#src/lib/use-client-value.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Reserved } from '#src/ui/foundation/layout.ts';

type PasskeyButtonProps = { isPending: boolean; isDisabled: boolean; onChoose: (saveId: boolean) => void };

/** Has its place on the page from the first render on, and is visible where the browser supports passkeys. */
export function PasskeyButton({ isPending, isDisabled, onChoose }: PasskeyButtonProps) {
  const isSupported = useClientValue(supportsPasskeys, false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Reserved isShown={isSupported}>
      <Button
        ref={button}
        variant="secondary"
        isWide
        isPending={isPending}
        isDisabled={isDisabled}
        onPress={() => {
          const { form } = button.current ?? {};
          onChoose(form ? new FormData(form).has('saveId') : false);
        }}
      >
        패스키로 로그인
      </Button>
    </Reserved>
  );
}
