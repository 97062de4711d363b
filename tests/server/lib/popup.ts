import type { TestApp } from './app.ts';

export type Form = Readonly<Record<string, string>>;

/** Submits a pop-up's form. */
export const submit = async (app: TestApp, path: string, fields: Form) =>
  page(await app.fetch(path, { method: 'POST', body: new URLSearchParams(fields) }));

/** Returns the content of the popup's page and its form's target, or the URL that it redirects to. */
async function page(response: Response) {
  const html = await response.text();
  const firstMatch = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    http: response.status,
    html,
    location: response.headers.get('Location'),
    title: firstMatch(/<h1>(.*?)<\/h1>/),
    error: firstMatch(/role="alert">(.*?)</),
    code: firstMatch(/data-code>(\d{6})</),
    action: firstMatch(/<form method="post" action="(.*?)"/),
    hidden: firstMatch(/<input type="hidden" name="\w+" value="(.*?)"/),
  };
}
