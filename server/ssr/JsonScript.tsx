/** @jsxRuntime automatic */
import type { ScriptHTMLAttributes } from 'react';

/** Renders a data block, which browsers do not execute. `<` is escaped, so that the JSON cannot close the element. */
export const JsonScript = ({ json, ...attributes }: ScriptHTMLAttributes<HTMLScriptElement> & { json: string }) => (
  <script {...attributes} dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
);
