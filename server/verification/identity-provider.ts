import type { AuthType } from '#contract/account/verification.ts';

/** What a verification is requested for. `returnUrl` is the URL of this site to which the provider sends its window back. */
export type ProviderRequest = {
  readonly requestNumber: string;
  readonly authType: AuthType;
  readonly returnUrl: string;
};

/** A request that is ready for the provider. */
export type PreparedRequest = {
  /** URL of the provider's window, and the hidden fields of the form that leads there. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The encrypted request, which is one of the fields. */
  readonly encoded: string;
  /** What `read` needs: secret, and stored encrypted. */
  readonly kept: string;
  /** How long the provider accepts the request, in milliseconds. */
  readonly validForMs: number;
};

/** A person as a provider describes them. `mobileno` is null if the provider does not know it. */
export type IdentifiedPerson = {
  readonly name: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly nationalinfo: string;
  readonly mobileno: string | null;
  readonly ci: string;
  readonly di: string;
};

/**
 * What a provider has answered. `verified` and `failed` are authentic. `ended`: the answer is encrypted with a token
 * that is not the one of the request, since that has ended meanwhile; it may come from anyone.
 */
export type ProviderAnswer =
  | { readonly kind: 'verified'; readonly person: IdentifiedPerson }
  /** `message` tells the user why and what to do. */
  | { readonly kind: 'failed'; readonly code: string; readonly message: string }
  | { readonly kind: 'ended' };

/**
 * A provider of identity verification by phone and i-PIN. Other interfaces, such as the modules of CheckPlus and i-PIN,
 * can be added as another implementation (`docs/identity-providers.md`).
 */
export type IdentityProvider = {
  /** Prepares a request. Throws `ProviderFailure` if the provider does not take part in it. */
  prepare(request: ProviderRequest): Promise<PreparedRequest>;
  /** Reads the fields that the provider sent. Returns undefined unless it sent them for exactly this request. */
  read(
    request: Pick<ProviderRequest, 'requestNumber' | 'authType'> & Pick<PreparedRequest, 'kept'>,
    fields: Readonly<Record<string, string>>,
  ): ProviderAnswer | undefined;
};

/**
 * Why a provider does not take part. `timeout`, `network`, `down`, `garbage`, `busy`: it, or the way to it, is at fault,
 * and trying again may help. `clock`, `token`, `settings`: the operator has to act.
 */
export type FailureReason = 'timeout' | 'network' | 'down' | 'garbage' | 'busy' | 'clock' | 'token' | 'settings';

/** A call to a provider has failed. `message` is for the operator, and contains no credentials. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly reason: FailureReason;
  /** The provider's code, if it sent one. */
  readonly code: string | undefined;

  constructor(reason: FailureReason, message: string, code?: string) {
    super(message);
    this.reason = reason;
    this.code = code;
  }
}
