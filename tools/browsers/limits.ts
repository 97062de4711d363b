import type { EngineName } from './names.ts';

/** Features of a browser driver that tests use. */
export type Capability =
  | 'media features'
  | 'DevTools protocol'
  | 'request bodies'
  | 'downloads'
  | 'downloads of blobs'
  | 'leave prompts'
  | 'offline'
  | 'JPEG pictures'
  | 'history within a document';

const bodies =
  'Playwright reads no body of a request over BiDi. What is sent is compared at the server, or in Chromium.';
const devTools =
  'The DevTools protocol is that of Chromium: a touch is dispatched as pointer events, a slow network and a slow processor are simulated in Chromium.';
const downloads = 'WebKitWebDriver does not report a download, which ends in the home folder of the run.';
const history = 'No navigation within a document is reported: tests go back with history.back().';

/**
 * Features that the driver of an engine lacks, with the reason and the tests' substitute.
 * `tests/e2e/engine-limits.test.ts` fails if one is missing here, and if a listed feature works.
 */
export const limits: Readonly<Record<EngineName, Partial<Record<Capability, string>>>> = {
  chromium: {},
  firefox: {
    'media features':
      'Firefox ESR does not know emulation.setMediaFeaturesOverride: a preference reduces motion for the whole run.',
    'DevTools protocol': devTools,
    'request bodies': bodies,
    'downloads of blobs': 'Firefox saves the file and reports nothing: a test checks the message on the page.',
    'history within a document': history,
  },
  webkit: {
    'media features': "WebKitWebDriver sets none: GTK's setting reduces motion for the whole run.",
    'DevTools protocol': devTools,
    'request bodies': bodies,
    downloads,
    'downloads of blobs': downloads,
    'leave prompts': 'MiniBrowser leaves a page without a prompt: a test checks that the event was prevented.',
    offline: 'WebKitWebDriver cannot emulate being offline: a test fails single requests in the proxy.',
    'JPEG pictures': 'WebKitWebDriver makes PNG only.',
  },
};
