import { createContext, use } from 'react';
import { UsernameField } from '#src/ui/forms/UsernameField.tsx';

const AccountId = createContext<string | null>(null);

/** Provides the id of the member whose pages these are, once it is known. */
export const AccountIdProvider = AccountId.Provider;

/**
 * For the password manager, on a page of members that asks for the password alone: the id that the password belongs to.
 */
export function AccountIdField() {
  const id = use(AccountId);
  return id && <UsernameField value={id} />;
}
