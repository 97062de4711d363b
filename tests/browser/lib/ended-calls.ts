import type { Page, Route } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { patternOf, type Ending, type Outcome } from '#tests/model/strength/outcome.ts';

type Step = { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot };

/** A path whose calls end with errors: its steps, and the index of the current one. */
export type EndedPath = { readonly steps: readonly Step[]; readonly at: () => number; readonly outcomes: ReadonlyMap<AnyEventObject, Outcome> };

/** Ends the call of an outcome. `onArrival` is called once the request has arrived. */
export type EndCall = (outcome: Outcome, onArrival: () => Promise<void>) => Promise<void>;

const api = '**/api/v1/**';
const longestWaitMs = 15_000;

/**
 * Holds each call that a path ends with an error, without a response or with an unreadable one; takes precedence over routes that are added later.
 * Returns a function that ends the call of a step: the latest request, and each retry as long as the path is at this step.
 */
export async function endedCalls(page: Page, path: EndedPath, expectConsoleError: (pattern: RegExp) => void): Promise<EndCall> {
  const held: { route: Route; outcome: Outcome }[] = [];
  let [waiting, released]: [((route: Route) => void) | null, { at: number; outcome: Outcome } | null] = [null, null];

  await routeFirst(page, api, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (released && released.at === path.at() && isFor(released.outcome, route, pathname)) return finish(route, released.outcome.ending);
    for (const outcome of upcoming(path)) {
      if (isFor(outcome, route, pathname)) return waiting ? waiting(route) : void held.push({ route, outcome });
      if (pathname in outcome.before) return route.fulfill({ json: { status: { code: '0000', message: '' }, data: await withToken(page, outcome.before[pathname]) } });
    }
    return route.fallback();
  });

  return async (outcome, onArrival) => {
    const last = held.findLast((one) => one.outcome === outcome)?.route;
    held.length = 0;
    const route = last ?? (await withinTime(new Promise<Route>((resolve) => (waiting = resolve)), outcome.name));
    waiting = null;
    await onArrival();
    released = { at: path.at(), outcome };
    const complaint = complaintOf(outcome.ending);
    if (complaint) expectConsoleError(complaint);
    await finish(route, outcome.ending);
  };
}

/** A page that has already cached the response never makes the call. */
async function withinTime(call: Promise<Route>, name: string): Promise<Route> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The page does not make the call of "${name}"`)), longestWaitMs);
  });
  try {
    return await Promise.race([call, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

const isFor = ({ endpoint }: Outcome, route: Route, pathname: string): boolean => route.request().method() === endpoint.method && patternOf(endpoint.path).test(pathname);

/** Returns how the calls end that the machine makes now: the next response of each running actor. */
function upcoming({ steps, at, outcomes }: EndedPath): readonly Outcome[] {
  const states = [steps[at() - 1], steps[at()]].flatMap((step) => (step ? [step.state] : []));
  const answers = steps.slice(Math.max(at(), 1)).map(({ event }) => event).filter(({ type }) => !type.startsWith('xstate.snapshot.'));
  return [...new Set(states.flatMap(({ children }) => Object.keys(children)))].flatMap((actor) => {
    const next = answers.find(({ actorId }) => actorId === actor);
    const outcome = next && outcomes.get(next);
    return outcome && states.some(outcome.isAwaited) ? [outcome] : [];
  });
}

async function finish(route: Route, { answer }: Ending): Promise<void> {
  const response = responseOf(answer);
  if (!response) return route.abort();
  await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() });
}

/** Null means no response. */
function responseOf(answer: () => Response): Response | null {
  try {
    return answer();
  } catch {
    return null;
  }
}

/** Returns the browser's console message for a call with this ending; an unreadable response has none. */
function complaintOf({ answer }: Ending): RegExp | null {
  const response = responseOf(answer);
  if (!response) return /net::ERR_FAILED/;
  return response.ok ? null : new RegExp(`status of ${response.status}`);
}

/** An invented token would end the session of the page. */
async function withToken(page: Page, data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null || !('access_token' in data)) return data;
  return { ...data, access_token: await page.evaluate(() => window.localStorage.getItem('token')) };
}

/** Routes requests to `handler` before all routes of the page, including those added later. */
async function routeFirst(page: Page, address: string, handler: (route: Route) => Promise<void>): Promise<void> {
  const add = page.route.bind(page);
  await add(address, handler);
  page.route = async (...args) => {
    const added = await add(...args);
    await page.unroute(address, handler);
    await add(address, handler);
    return added;
  };
}
