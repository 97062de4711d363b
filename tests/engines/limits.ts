import type { EngineName } from './names.ts';

/** Features of a browser driver that tests use. */
export type Capability = 'media features' | 'DevTools protocol' | 'request bodies' | 'downloads' | 'downloads of blobs' | 'leave prompts' | 'offline' | 'JPEG pictures' | 'history within a document';

const bodies = 'Playwright reads no body of a request over BiDi. What is sent is compared at the server, or in Chromium.';
const devTools = 'The DevTools protocol is that of Chromium: a touch is dispatched as pointer events, a slow line and a slow processor are tried in Chromium.';
const downloads = 'WebKitWebDriver does not report a download, which ends in the home folder of the run.';
const history = 'No navigation is reported where the document stays the same: tests go back by history.back().';

/**
 * Features that the driver of an engine lacks, with the reason and the tests' substitute. `tests/e2e/engine-limits.test.ts` fails if one is missing
 * here, and if a listed feature works.
 */
export const limits: Readonly<Record<EngineName, Partial<Record<Capability, string>>>> = {
  chromium: {},
  firefox: {
    'media features': 'Firefox ESR does not know emulation.setMediaFeaturesOverride: a preference reduces motion for the whole run.',
    'DevTools protocol': devTools,
    'request bodies': bodies,
    'downloads of blobs': 'Firefox saves the file and reports nothing: a test sees what the page says of it.',
    'history within a document': history,
  },
  webkit: {
    'media features': "WebKitWebDriver sets none: GTK's setting reduces motion for the whole run.",
    'DevTools protocol': devTools,
    'request bodies': bodies,
    downloads,
    'downloads of blobs': downloads,
    'leave prompts': 'MiniBrowser leaves a page without asking: a test sees that the event was prevented.',
    offline: 'WebKitWebDriver cannot cut the network: a test cuts single requests in the proxy.',
    'JPEG pictures': 'WebKitWebDriver makes PNG only.',
  },
};
