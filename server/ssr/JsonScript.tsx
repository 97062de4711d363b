/** @jsxRuntime automatic */
import type { ScriptHTMLAttributes } from 'react';

/** A block of data that no browser runs. With `<` escaped, the JSON cannot end it. */
export const JsonScript = ({ json, ...attributes }: ScriptHTMLAttributes<HTMLScriptElement> & { json: string }) => (
  <script {...attributes} dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
);
