import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient } from '#src/api/client.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { settingQuery } from '#src/api/setting.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { providePostcode } from '#src/shared/postcode/actors.ts';
import type { PostcodeService } from '#src/shared/postcode/postcode-service.ts';
import { fakeServer } from './api/fake-server.ts';
import { runActor } from './lib/run-actor.ts';
import { setting } from './lib/setting.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');
const scriptUrl = 'https://postcode.example/postcode.v2.js';
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

type Options = ConstructorParameters<PostcodeService['Postcode']>[0];
let options: Options | undefined;

beforeEach(() => {
  options = undefined;
  window.daum = {
    Postcode: class {
      constructor(postcodeOptions: Options) {
        options = postcodeOptions;
      }
      embed(element: HTMLElement) {
        element.append('search');
      }
    },
  };
});

afterEach(() => void delete window.daum);

/** Returns the flow's machine, with a cached setting, and the container of the search. */
function createPostcode() {
  const element = document.createElement('div');
  const queryClient = createQueryClient();
  queryClient.setQueryData(settingQuery(client).queryKey, { ...setting, postcodeScriptUrl: scriptUrl });
  return { element, machine: providePostcode(client, queryClient, { current: element }) };
}

describe('the script of the postcode search', () => {
  test('is loaded from the URL of the settings; a failed load is an error', async () => {
    delete window.daum;
    const loading = runActor(createPostcode().machine.implementations.actors.loadPostcode);
    await expect.poll(scripts).toEqual([scriptUrl]);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('The postcode script did not load');
  });

  test('is not loaded without the settings, which are requested once', async () => {
    const requests = fakeServer('offline');
    const { loadPostcode } = providePostcode(client, createQueryClient(), { current: null }).implementations.actors;
    await expect(runActor(loadPostcode)).rejects.toBeInstanceOf(NetworkError);
    expect([requests.map(({ url }) => url), scripts()]).toEqual([['https://site.example/api/v1/setting'], []]);
  });
});

test('the search stays in its place until an address is selected, which is sent to the flow', async () => {
  const { element, machine } = createPostcode();
  const found: unknown[] = [];
  const actor = createActor(machine);
  actor.on('address.found', ({ address }) => void found.push(address));
  actor.start().send({ type: 'search.opened' });
  await waitFor(actor, (snapshot) => snapshot.matches('searching'));
  expect(element.textContent).toBe('search');
  options?.oncomplete({ zonecode: '26304', roadAddress: '강원특별자치도 원주시 치악숲로 210', jibunAddress: '', userSelectedType: 'R', bname: '무실동', buildingName: '', apartment: 'N' });
  expect([found, actor.getSnapshot().value, element.textContent]).toEqual([[{ postCode: '26304', address1: '강원특별자치도 원주시 치악숲로 210 (무실동)' }], 'closed', '']);
});
