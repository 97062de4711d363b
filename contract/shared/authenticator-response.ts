import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** Bytes as base64url, in at most `length` characters. */
export const base64url = (length: number) =>
  z
    .string()
    .check(
      z.maxLength(length, { error: messages.invalidRequest, abort: true }),
      z.regex(/^[\w-]+$/, messages.invalidRequest),
    );

/** An id of at most 1,023 bytes (WebAuthn §4). */
const credentialId = base64url(1_364);

/** A response of an authenticator, as WebAuthn writes it in JSON (§5.1), with the parts that the server reads. */
export const authenticatorResponse = <S extends z.core.$ZodShape>(parts: S) =>
  z.object({
    id: credentialId,
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: base64url(1_024), ...parts }),
  });
