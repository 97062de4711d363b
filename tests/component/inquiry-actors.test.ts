import { describe, expect, test, vi } from 'vitest';
import { inquiryOf, sendInquiry } from '#contract/membership/inquiry.ts';
import { inquiryMessages } from '#contract/membership/inquiry-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { createClient, type Client } from '#src/api/client.ts';
import { NetworkError } from '#src/api/network-error.ts';
import { provideInquiry } from '#src/features/membership/inquiry/actors.ts';
import { readDraft } from '#src/features/membership/inquiry/draft.ts';
import { completeInquiry } from '#tests/flows/inquiry/flow.ts';
import { errorResponse, fakeServer } from './api/fake-server.ts';
import { runAction, runActor } from './lib/run-actor.ts';
import { storedIn } from './lib/stored-in.ts';

const client = createClient({ current: () => null, issued: () => {}, rejected: () => {} }, 'https://site.example');
const { actors, actions } = provideInquiry(client).implementations;
const inquiry = inquiryOf(completeInquiry);
const key = 'a1b2c3d4-0000-4000-8000-000000000001';

describe('a consultation', () => {
  test('is sent with its key', async () => {
    const call = vi.fn<(...args: unknown[]) => Promise<null>>(async () => null);
    await runActor(provideInquiry(call as Client).implementations.actors.send, { inquiry, key });
    expect(call.mock.calls).toEqual([[sendInquiry, { body: inquiry, idempotencyKey: key }]]);
  });

  test.each([
    ['that is refused', errorResponse(400, '400', inquiryMessages.contactInvalid), ApiError],
    ['that does not arrive', 'offline', NetworkError],
  ] as const)('%s has failed', async (_, response, kind) => {
    fakeServer(response);
    await expect(runActor(actors.send, { inquiry, key })).rejects.toBeInstanceOf(kind);
  });
});

describe('the draft', () => {
  test('is stored for the tab with its key, and deleted', () => {
    const drafts = [
      { entered: completeInquiry, key: null },
      { entered: { ...completeInquiry, name: '' }, key },
    ];
    const restored = drafts.map((draft) => {
      runAction(actions.saveDraft, draft);
      return readDraft();
    });
    runAction(actions.removeDraft, undefined);
    expect([restored, readDraft(), storedIn(localStorage)]).toEqual([drafts, null, {}]);
  });

  test.each([
    '{',
    '{"entered":{}}',
    JSON.stringify({ entered: { ...completeInquiry, more: '' }, key: null }),
    JSON.stringify({ entered: completeInquiry, key: 'no key' }),
  ])('that cannot be parsed is deleted: %s', (stored) => {
    sessionStorage.setItem('inquiry-draft', stored);
    expect([readDraft(), storedIn(sessionStorage)]).toEqual([null, {}]);
  });
});
