import { useEffect, useRef, type RefObject } from 'react';
import type { FoundAddress } from '#contract/account/postcode.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { WholeRow } from '#src/ui/forms/FormSection.tsx';
import { FrameBox } from '#src/ui/media/FrameBox.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { PostcodeView } from './postcode-view.ts';
import { searchHeight } from './search.ts';

export type AddressSearchProps = PostcodeView &
  FoundAddress & {
    /** The element that the search is embedded in. */
    frameRef: RefObject<HTMLDivElement | null>;
    onOpen: () => void;
    onClose: () => void;
    onDismiss: () => void;
  };

/** Address fields that a search fills in. If the search is closed without a result or fails, the focus returns to its button. */
export function AddressSearch({ isOpen, isLoading, alert, postCode, address1, frameRef, onOpen, onClose, onDismiss }: AddressSearchProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const isActive = isOpen || alert !== null;
  const wasActive = useRef(isActive);
  useEffect(() => {
    const { activeElement } = document;
    const isFocusLost = activeElement === null || activeElement === document.body || row.current?.contains(activeElement);
    if (wasActive.current && !isActive && isFocusLost) opener.current?.focus();
    wasActive.current = isActive;
  }, [isActive]);
  const openButton = (
    <Button ref={opener} variant="secondary" size="small" isPending={isLoading} isDisabled={isOpen && !isLoading} onPress={onOpen}>
      우편번호 찾기
    </Button>
  );
  return (
    <>
      <TextField label="우편번호" name="postCode" autoComplete="postal-code" isReadOnly value={postCode} end={openButton} />
      <WholeRow ref={row} hidden={!isOpen}>
        <FrameBox title="우편번호 찾기" height={searchHeight} ref={frameRef} onClose={onClose} />
      </WholeRow>
      <WholeRow>
        <TextField label="주소" name="address1" autoComplete="address-line1" isReadOnly isWrapped value={address1} />
      </WholeRow>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
