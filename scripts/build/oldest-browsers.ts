import browserslist from 'browserslist';

/** Returns the oldest supported version of each browser, from `browserslist` in package.json: `{ safari: 15.4, … }`. */
export function oldestBrowsers(): Record<string, number> {
  const oldest: Record<string, number> = {};
  for (const [name = '', versions = ''] of browserslist(null, { path: '.' }).map((each) => each.split(' '))) {
    oldest[name] = Math.min(oldest[name] ?? Infinity, Number.parseFloat(versions));
  }
  return oldest;
}

/** How bundlers name the browsers that they know. They know no Samsung Internet, which is Chromium. */
const bundlerNames: Readonly<Record<string, string>> = {
  safari: 'safari',
  ios_saf: 'ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
};

/** Returns the build target: `['safari15.4', …]`. */
export const buildTarget = (): string[] =>
  Object.entries(oldestBrowsers()).flatMap(([name, version]) =>
    bundlerNames[name] ? [`${bundlerNames[name]}${version}`] : [],
  );
