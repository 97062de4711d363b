import { failureText } from '#src/api/refusal.ts';
import { InlineNotice } from '#src/ui/page/InlineNotice.tsx';

/** Why what was sent by a form was refused; nothing without an error. */
export const FormError = ({ error }: { error: Error | null }) =>
  error && <InlineNotice role="alert">{failureText(error)}</InlineNotice>;
