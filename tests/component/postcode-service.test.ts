import { afterEach, describe, expect, test, vi } from 'vitest';
import { createActor, setup, type AnyEventObject } from 'xstate';
import { loadPostcode } from '#src/shared/postcode/load-postcode.ts';
import type { PostcodeService } from '#src/shared/postcode/postcode-service.ts';
import { searchIn } from '#src/shared/postcode/search.ts';

type Options = ConstructorParameters<PostcodeService['Postcode']>[0];

const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
const url = 'https://postcode.example/postcode.v2.js';

const selection = {
  zonecode: '26304',
  roadAddress: '강원특별자치도 원주시 치악숲로 210',
  jibunAddress: '강원특별자치도 원주시 행구동 1',
  userSelectedType: 'R',
  bname: '행구동',
  buildingName: '숲마을',
  apartment: 'Y',
};

afterEach(() => {
  delete window.daum;
  delete window.kakao;
});

describe('the postcode script', () => {
  test.each(['daum', 'kakao'] as const)('is loaded once, and defines the service as window.%s', async (name) => {
    const loading = loadPostcode(url);
    window[name] = fakeService().service;
    dispatchToScript('load');
    await loading;
    await loadPostcode(url);
    expect(scripts()).toEqual([url]);
  });

  test('that fails to load is requested again', async () => {
    const failing = loadPostcode(url);
    dispatchToScript('error');
    await expect(failing).rejects.toThrow('The postcode script did not load');
    const loading = loadPostcode(url);
    window.daum = fakeService().service;
    dispatchToScript('load');
    await expect(loading).resolves.toBeUndefined();
  });

  test('times out after 15 seconds', async () => {
    vi.useFakeTimers();
    const failing = loadPostcode(url).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await failing).toMatchObject({ name: 'TimeoutError' });
  });

  test('that defines no service fails', async () => {
    const loading = loadPostcode(url);
    dispatchToScript('load');
    await expect(loading).rejects.toThrow('The postcode script defines no service');
  });
});

describe('the postcode search', () => {
  test('is put into its container, 400 high, and removed with the flow', () => {
    const { container, instances, stop } = startSearch();
    expect([instances[0]?.options.width, instances[0]?.options.height, instances[0]?.embed]).toEqual(['100%', 400, { autoClose: false }]);
    expect(container.childElementCount).toBe(1);
    stop();
    expect(container.childElementCount).toBe(0);
  });

  test('returns the selected address', () => {
    const { instances, received } = startSearch();
    instances[0]?.options.oncomplete(selection);
    expect(received).toEqual([{ type: 'address.chosen', address: { postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210 (행구동, 숲마을)' } }]);
  });

  test.each([
    ['closes itself', (options: Options) => options.onclose('FORCE_CLOSE'), [{ type: 'search.closed' }]],
    ['closes after a choice', (options: Options) => options.onclose('COMPLETE_CLOSE'), []],
    ['hands over something else', (options: Options) => options.oncomplete({ zonecode: 26304 }), [{ type: 'search.failed' }]],
  ])('that %s is reported as such', (_, trigger, expected) => {
    const { instances, received } = startSearch();
    if (instances[0]) trigger(instances[0].options);
    expect(received).toEqual(expected);
  });

  test.each([
    ['there is no service', null],
    ['the service breaks', fakeService({ isBroken: true })],
  ])('fails when %s', (_, fake) => {
    expect(startSearch(fake).received).toEqual([{ type: 'search.failed' }]);
  });
});

function dispatchToScript(type: 'load' | 'error') {
  document.head.querySelector('script:last-of-type')?.dispatchEvent(new Event(type));
}

function fakeService({ isBroken = false } = {}) {
  const instances: { options: Options; embed: unknown }[] = [];
  class Postcode {
    readonly options: Options;
    constructor(options: Options) {
      if (isBroken) throw new TypeError('broken');
      this.options = options;
    }
    embed(container: HTMLElement, embed: unknown) {
      container.append(document.createElement('iframe'));
      instances.push({ options: this.options, embed });
    }
  }
  return { instances, service: { Postcode } };
}

/** Runs the search's actor in a flow that records its events. */
function startSearch(fake: ReturnType<typeof fakeService> | null = fakeService()) {
  const container = document.createElement('div');
  const received: AnyEventObject[] = [];
  if (fake) window.daum = fake.service;
  const machine = setup({ types: { events: {} as AnyEventObject }, actors: { search: searchIn({ current: container }) } }).createMachine({
    invoke: { id: 'search', src: 'search' },
    on: { '*': { actions: ({ event }) => received.push(event) } },
  });
  const actor = createActor(machine).start();
  return { container, received, instances: fake?.instances ?? [], stop: () => actor.stop() };
}
