import {
  cancelContactChange,
  confirmEmail,
  confirmMobile,
  contactChanges,
  sendEmailCode,
  type ContactKind,
} from '#contract/account/contact-change.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Identity } from '#contract/account/verification.ts';
import type { Client } from './client.ts';
import { memberKey } from './member.ts';
import { retryUpTo } from './retry.ts';

/** The member's new email address and mobile number that wait for a proof; retried once. */
export const contactChangesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...memberKey, 'contact changes'],
    queryFn: ({ signal }) => client(contactChanges, { signal }),
    retry: retryUpTo(1),
  });

// Without signals: a request that was sent takes effect even if its caller unmounts.

export const requestEmailCode = (client: Client) => client(sendEmailCode, {});

export const proveEmail = (client: Client, code: string) => client(confirmEmail, { body: { code } });

export const proveMobile = (client: Client, { ci, di, proof }: Pick<Identity, 'ci' | 'di' | 'proof'>) =>
  client(confirmMobile, { body: { ci, di, proof } });

export const cancelChange = (client: Client, kind: ContactKind) => client(cancelContactChange, { body: { kind } });
