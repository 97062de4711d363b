import * as z from 'zod/mini';
import {
  ProviderFailure,
  type IdentityProvider,
  type PreparedRequest,
  type ProviderRequest,
} from '../identity-provider.ts';
import { authTypes, readAnswer } from './answer.ts';
import { decrypt, encrypt } from './cipher.ts';
import { type CryptoToken, requestCryptoToken } from './gateway.ts';
import { deriveKeys } from './keys.ts';
import { organisationToken, type OrganisationToken, type TokenDeps } from './organisation-token.ts';

/** What is stored of a request: by its token the answer is recognised, by the rest its keys are derived. */
const keptRequest = z.object({ reqDtim: z.string(), tokenVersionId: z.string(), tokenVal: z.string() });

/** Hidden fields of the form that leads to the window, and of the answer. */
const answerFields = z.object({
  token_version_id: z.string(),
  enc_data: z.string(),
  integrity_value: z.string(),
});

/**
 * NICE's integrated identity verification (통합형 본인확인), for phone and i-PIN: each request has a crypto token of its own.
 * What is from which source: decision 95.
 */
export function niceProvider(deps: TokenDeps): IdentityProvider {
  const tokens = organisationToken(deps);
  return {
    async prepare(request) {
      return prepared(deps.env.NICE_URL, request, await cryptoTokenOf(deps, tokens, request.requestNumber));
    },
    read({ requestNumber, authType, kept }, fields) {
      const { data } = answerFields.safeParse(fields);
      if (!data) return undefined;
      const { reqDtim, tokenVersionId, tokenVal } = keptRequest.parse(JSON.parse(kept));
      if (data.token_version_id !== tokenVersionId) return { kind: 'ended' };
      const decrypted = decrypt(deriveKeys({ reqDtim, reqNo: requestNumber, tokenVal }), {
        encData: withPluses(data.enc_data),
        integrityValue: withPluses(data.integrity_value),
      });
      return decrypted && readAnswer(decrypted, { requestNumber, authType });
    },
  };
}

/** Renews the organisation token once if it is invalid. */
async function cryptoTokenOf(deps: TokenDeps, tokens: OrganisationToken, requestNumber: string): Promise<CryptoToken> {
  const token = await tokens.current();
  try {
    return await requestCryptoToken(deps, token, requestNumber);
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.reason !== 'token') throw error;
    return requestCryptoToken(deps, await tokens.renewed(token), requestNumber);
  }
}

function prepared(
  action: string,
  { requestNumber, authType, returnUrl }: ProviderRequest,
  { reqDtim, siteCode, tokenVersionId, tokenVal, validForMs }: CryptoToken,
): PreparedRequest {
  const { encData, integrityValue } = encrypt(
    deriveKeys({ reqDtim, reqNo: requestNumber, tokenVal }),
    JSON.stringify({
      requestno: requestNumber,
      returnurl: returnUrl,
      sitecode: siteCode,
      methodtype: 'get',
      popupyn: 'Y',
      authtype: authTypes[authType],
      receivedata: '',
    }),
  );
  return {
    action,
    fields: { m: 'service', token_version_id: tokenVersionId, enc_data: encData, integrity_value: integrityValue },
    encoded: encData,
    kept: JSON.stringify({ reqDtim, tokenVersionId, tokenVal }),
    validForMs,
  };
}

/** A `+` of base64 that was not percent-encoded in a URL has become a space. */
const withPluses = (base64: string) => base64.replaceAll(' ', '+');
