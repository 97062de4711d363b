import { useEffect, useRef, type RefObject } from 'react';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { FoundAddress } from '#contract/account/postcode.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { WholeRow } from '#src/ui/forms/FormSection.tsx';
import { FrameBox } from '#src/ui/media/FrameBox.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { PostcodeView } from './postcode-view.ts';

export type AddressSearchProps = PostcodeView & {
  address: FoundAddress;
  errors: Partial<Record<keyof FoundAddress, string>>;
  /** The element that the search is embedded in. */
  frameRef: RefObject<HTMLDivElement | null>;
  onType: (typed: Partial<FoundAddress>) => void;
  onOpen: () => void;
  onClose: () => void;
  onDismiss: () => void;
};

/**
 * Address fields that a search fills in, or the user if the search does not work. If the search is closed without a
 * result or fails, the focus returns to its button.
 */
export function AddressSearch({
  isOpen,
  isLoading,
  isTypable,
  alert,
  address,
  errors,
  frameRef,
  onType,
  onOpen,
  onClose,
  onDismiss,
}: AddressSearchProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isActive = isOpen || alert !== null;
  const wasActive = useRef(isActive);
  useEffect(() => {
    const { activeElement } = document;
    const isFocusLost =
      activeElement === null || activeElement === document.body || row.current?.contains(activeElement);
    if (wasActive.current && !isActive && isFocusLost) opener.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);
  const openButton = (
    <Button
      ref={opener}
      variant="secondary"
      size="small"
      isPending={isLoading}
      isDisabled={isOpen && !isLoading}
      onPress={onOpen}
    >
      우편번호 찾기
    </Button>
  );
  return (
    <>
      <div>
        <TextField
          label="우편번호"
          name="postCode"
          autoComplete="postal-code"
          inputMode="numeric"
          isReadOnly={!isTypable}
          value={address.postCode}
          error={errors.postCode}
          onChange={(postCode) => onType({ postCode })}
          end={openButton}
        />
        <Text role="status" size="small">
          {isTypable ? accountMessages.postcodeSilent : ''}
        </Text>
      </div>
      <WholeRow ref={row} hidden={!isOpen}>
        <FrameBox title="우편번호 찾기" ref={frameRef} onClose={onClose} />
      </WholeRow>
      <WholeRow>
        <TextField
          label="주소"
          name="address1"
          autoComplete="address-line1"
          isReadOnly={!isTypable}
          isWrapped={!isTypable}
          value={address.address1}
          error={errors.address1}
          onChange={(address1) => onType({ address1 })}
        />
      </WholeRow>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
