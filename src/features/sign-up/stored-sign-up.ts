import * as z from 'zod/mini';
import { userType } from '#contract/account/member.ts';
import type { StoredSignUp } from '#machines/sign-up.types.ts';
import { storedCorporation } from '#src/shared/verification/stored-corporation.ts';

const phoneParts = z.object({ prefix: z.string(), front: z.string(), back: z.string() });

/** The schema of a sign-up in session storage while the tab is at the identity provider. */
export const storedSignUp: z.ZodMiniType<StoredSignUp> = z.object({
  userType,
  agreements: z.object({
    service: z.boolean(),
    privacy: z.boolean(),
    thirdParty: z.boolean(),
    email: z.boolean(),
    sms: z.boolean(),
    extraTerms: z.array(z.number()),
  }),
  corporation: z.nullable(storedCorporation),
  values: z.nullable(
    z.object({
      serviceId: z.string(),
      password: z.literal(''),
      passwordConfirm: z.literal(''),
      birthday: z.object({ year: z.number(), month: z.number(), day: z.number() }),
      emailUsername: z.string(),
      emailDomain: z.string(),
      mobile: phoneParts,
      postCode: z.string(),
      address1: z.string(),
      address2: z.string(),
      addressType: z.enum(['HOME', 'COMPANY']),
      contact: phoneParts,
    }),
  ),
});
