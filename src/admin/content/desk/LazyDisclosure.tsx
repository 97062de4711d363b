import { useState } from 'react';
import { Disclosure, type DisclosureProps } from '#src/ui/overlays/Disclosure.tsx';

/** A disclosure whose content takes time to compute: it is rendered when it is first opened. */
export function LazyDisclosure({ children, ...disclosure }: DisclosureProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <Disclosure {...disclosure} onFirstOpen={() => setOpened(true)}>
      {isOpened && children}
    </Disclosure>
  );
}
