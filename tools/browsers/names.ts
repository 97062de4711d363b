export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const widthNames = ['desktop', 'phone'] as const;
export type WidthName = (typeof widthNames)[number];

/**
 * The tag of a test for every engine. `npm run test:all` runs it in Chromium and Firefox and, if it is tagged `phone`,
 * in WebKit at the width of a phone.
 */
export const everyEngine = '@engines';

/**
 * The tag of a test that does not run in WebKit, for example one with a service worker: its requests reach the bridge's
 * proxy without a page, so a test can neither hold nor fulfil them.
 */
export const notWebKit = '@not-webkit';

/** The tag of a test that does not run in Firefox. */
export const notFirefox = '@not-firefox';

/** The tag of a test that another, more thorough test covers in Chromium. */
export const notChromium = '@not-chromium';

/** The tag of a test that can run at the width of a phone. */
export const phone = '@phone';

/** The tags of a test for every engine at every width. */
export const everyBrowser = [everyEngine, phone];

export type BrowserName = { readonly engine: EngineName; readonly width: WidthName };

/** Returns the name of the Playwright project of an engine and a width, for `--project`. */
export const projectName = ({ engine, width }: BrowserName): string =>
  width === 'desktop' ? engine : `${engine}-${width}`;

/** Every engine at every width. */
export const browserNames: readonly BrowserName[] = engineNames.flatMap((engine) =>
  widthNames.map((width) => ({ engine, width })),
);

/** Returns the engine and the width of a project. */
export function browserOf(project: string): BrowserName {
  const found = browserNames.find((name) => projectName(name) === project);
  if (!found) throw new Error(`There is no project named ${project}.`);
  return found;
}
