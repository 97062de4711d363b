import { commentsIn } from './comments-in.ts';
import { titlesIn } from './titles-in.ts';

/** Renamed identifiers, with the names that replace them; `docs/glossary.md` defines the words. */
const identifiers: Readonly<Record<string, string>> = {
  Unreachable: 'NetworkError', 'new Refused': 'new ApiError', 'instanceof Refused': 'instanceof ApiError', StartFailure: 'StartupError',
  tellDefect: 'reportError', expectComplaint: 'expectConsoleError', isCutOff: 'isNetworkError',
  noteMissing: 'recordFailedChunk', MissingCode: 'FailedChunkNotice', fetchParts: 'preloadChunks', fetchLaterParts: 'loadDeferred', partsId: 'chunksId', 'lazily(': 'lazyComponent(',
  lateFlow: 'lazyActor', useLateFlow: 'useLazyActor', LateFlow: 'LazyActor', 'inspected()': 'inspectOptions()', keepEarly: 'createEventReplay',
  useSeen: 'useStoreSnapshot', useOwn: 'useClientValue', everybodys: 'serverValue', useSettled: 'usePageIdle', useNear: 'useNearViewport', useLetters: 'useFontsReady', bringLetters: 'loadFonts',
  isSparing: 'savesData', fetchAhead: 'startPrefetching', onIntent: 'onLinkIntent', 'sparingly(': 'throttlePrefetch(', firstSight: 'largestPaint', farDown: 'contentVisibilityAuto',
  FirstRead: 'DehydratedQuery', takeFirstReads: 'hydrateQueries', keepReads: 'hydrateQueries', keptPages: 'pageCache', KeptPage: 'CachedPage', textKeeper: 'compressedText', KeptText: 'CompressedText', keptFor: 'ttlMs', freshFor: 'staleTimeMs',
  contentTag: 'contentHash', publicRead: 'publicCache', asData: 'apiContentSecurityPolicy', chooseCoding: 'chooseEncoding', keepReserve: 'lowDiskGuard', takeBack: 'rollBack, cancel',
  asRouted: 'normalizePath', readsSearch: 'readsQueryString', 'renderedSearch(': 'cacheableSearch(',
  promiseFor: 'promiseActorStub', effectFor: 'actionStub', outcomeAs: 'assertKind', bringFiles: 'precacheFiles', bringRelease: 'precacheRelease', findKept: 'matchCache', nearerWay: 'seekDirection',
  keepDraft: 'saveDraft, storeDraft', keepValues: 'setValues', keepIdentity: 'setIdentity', forgetIdentity: 'clearIdentity', FrameToCome: 'DeferredFrameStyles', HomeToCome: 'DeferredHomeStyles',
  FetchedThing: 'Loadable', useHashPart: 'useHashTarget', RemarkedLinks: 'LinksWithState', ContactWays: 'ContactMethods', isPutAway: 'isDismissed', tellSeen: 'reportSeen', holdScroll: 'lockScroll', OffersAsked: 'OffersQuery', onComplaint: 'onConsoleError',
  KitProvider: 'UIProvider', LaidOverNotice: 'Toast', Respelled: 'LegacyOakHillsRedirect',
};

/** Overloaded words, by what they mean in the words of MDN and React. Only these senses are retired: a user may still be asked a question. */
const words: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:take|takes|taken|taking|took) over\b/i, 'hydrate, activate, replace'],
  [/\banew\b/i, 'again, re-render, refetch'],
  [/\bask(?:s|ed|ing)? for\b/i, 'request, fetch'],
  [/\b(?:nobody|somebody|anybody)\b/i, 'the user, no one'],
  [/\blarge letters\b|\bletters (?:so large|are|came?|come|leave|wait)\b/i, 'fonts, glyphs, large text'],
  [/\bfirst (?:sight|screens?)\b/i, 'first paint, above the fold'],
  [/\b(?:is|are|be|was|were|been) told\b|\btold (?:of|once|when|whether)\b|^[\s/*]*(?:Tells|Told|Hears|Heard|Answers)\b/i, 'notify, report, call, return'],
  [/\bput away\b|\b(?:is|was|are) come to\b/i, 'dismissed; opened from'],
  [/\blooked at\b/i, 'visible, viewed, recalculated'],
  [/\b(?:of|for|to|by|from|with|than|as) who\b/i, 'users who, callers'],
  [/^\/\*\*?\s*(?:\* )?(?:What|Who|Whose|Whoever|Of)\b/, 'begin with what the code is or does'],
];

/** Words that hide in a test title which message, element or value is meant. */
const titleWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bsays? so\b|\bso do(?:es)?\b/i, 'the message, state or element'],
  [/\b(?:told|tells?)\b/i, 'shows, is notified, reports'],
  [/\b(?:keeps?(?!-alive)|kept|keeping)\b/i, 'retains, caches, stores, does not change'],
  [/\basks? for\b|\basked for\b/i, 'requests, requires'],
  [/\b(?:nobody|somebody|anybody|whoever)\b/i, 'the user, no one'],
  [/\b(?:stands?|stood)\b/i, 'is in, is shown in'],
  [/\banew\b|\bput away\b|\b(?:take|takes|taken|took) over\b/i, 'again; dismissed; hydrates, activates'],
];

const escaped = (text: string) => text.replaceAll(/[()]/g, '\\$&');
const identifier = new RegExp(`(?<![\\w$.])(?:${Object.keys(identifiers).map(escaped).join('|')})(?:(?<=[()])|(?![\\w$]))`, 'g');
const unwrapped = (comment: string) => comment.split('\n').map((line) => line.trim().replace(/^\*(?!\/) ?/, '')).join(' ');

/** Returns the renamed identifiers in a source text, each with its line and its new name. */
export const retiredIdentifiers = (source: string): string[] =>
  source.split('\n').flatMap((line, index) => (line.match(identifier) ?? []).map((found) => `${index + 1}: ${found}, now ${identifiers[found]}`));

type Text = { readonly line: number; readonly text: string };
const findingsIn = (texts: readonly Text[], retired: typeof words): string[] =>
  texts.flatMap(({ line, text }) =>
    retired.flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${line}: "${found.replace(/^\W+/, '')}", rather: ${instead}`];
    }),
  );

/** Returns the retired senses of words in the comments of a source text. */
export const retiredWords = (source: string, fileName: string): string[] => findingsIn(commentsIn(source, fileName).map(({ line, text }) => ({ line, text: unwrapped(text) })), words);

/** Returns the retired words in the test titles of a source text. */
export const retiredInTitles = (source: string, fileName: string): string[] => findingsIn(titlesIn(source, fileName), titleWords);
