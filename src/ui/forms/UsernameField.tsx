import { hidden } from '../foundation/hidden-style.ts';
import { styled } from '../foundation/theme.ts';

/**
 * Tells a password manager whose password a form asks for. A text field, since managers ignore fields of type `hidden`;
 * only they see it. See https://www.chromium.org/developers/design-documents/create-amazing-password-forms/.
 */
export const UsernameField = ({ value }: { value: string }) => (
  <Field type="text" name="username" autoComplete="username" value={value} readOnly tabIndex={-1} aria-hidden="true" />
);

const Field = styled('input', hidden);
