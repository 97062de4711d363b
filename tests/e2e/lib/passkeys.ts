import type { APIRequestContext, Page } from 'playwright/test';
import { success } from '#contract/http/envelope.ts';
import { addPasskey, offerPasskey, removePasskey } from '#contract/account/passkey.ts';
import { checkPassword } from '#contract/account/profile.ts';
import { addStaffPasskey, offerStaffPasskey, removeStaffPasskey } from '#contract/staff/passkey.ts';
import { createAuthenticator, type Authenticator } from '#tests/server/lib/authenticator.ts';
import { newPassword } from './new-person.ts';
import { tokenOf } from './person.ts';
import type { newStaff } from './staff.ts';

const siteOrigin = () => new URL(process.env['SITE_URL'] ?? '').origin;
const rpId = () => new URL(siteOrigin()).hostname;

type Owner = { readonly serviceId: string; readonly secret?: string };

/** Adds a passkey by the API, without a browser, in a session of its own. `remove` removes it there. */
export async function newPasskey(
  request: APIRequestContext,
  { serviceId, secret = newPassword }: Owner,
  name = '내 휴대폰',
) {
  const headers = await checkedHeaders(request, { serviceId, secret });
  const authenticator = createAuthenticator();
  const offer = await request.post(offerPasskey.path, { headers, data: {} });
  const { data: options } = success(offerPasskey.result).parse(await offer.json());
  const attestation = authenticator.create(options, { origin: siteOrigin(), rpId: rpId() });
  const added = await request.post(addPasskey.path, { headers, data: { name, attestation } });
  const { data: passkey } = success(addPasskey.result).parse(await added.json());
  return {
    authenticator,
    passkey,
    remove: async () => void (await request.post(removePasskey.path, { headers, data: { id: passkey.id } })),
  };
}

/** Returns the headers of a new session whose password has been checked. */
async function checkedHeaders(request: APIRequestContext, { serviceId, secret = newPassword }: Owner) {
  const token = await tokenOf(request, serviceId, secret);
  const checked = await request.post(checkPassword.path, {
    data: { password: secret },
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = success(checkPassword.result).parse(await checked.json());
  return { Authorization: `Bearer ${data.access_token}` };
}

/** Adds a passkey of a member of the staff by the API, without a browser. `remove` removes it there. */
export async function newStaffPasskey({ post }: Pick<Awaited<ReturnType<typeof newStaff>>, 'post'>) {
  const authenticator = createAuthenticator();
  const options = await post(offerStaffPasskey.path, {}, offerStaffPasskey.result);
  const attestation = authenticator.create(options, { origin: siteOrigin(), rpId: rpId() });
  const { id } = await post(addStaffPasskey.path, { name: '업무 휴대폰', attestation }, addStaffPasskey.result);
  return {
    authenticator,
    remove: async () => void (await post(removeStaffPasskey.path, { id }, removeStaffPasskey.result)),
  };
}

/** Returns a function to the authenticator of a page, which it gives to Chromium when it is called first. */
export function virtualAuthenticatorOnce(page: Page) {
  let authenticator: ReturnType<typeof virtualAuthenticator> | undefined;
  return () => (authenticator ??= virtualAuthenticator(page));
}

/** Gives Chromium an authenticator, whose user agrees at once (WebAuthn §11). */
export async function virtualAuthenticator(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Puts a passkey that the server knows into it. */
    add: (authenticator: Authenticator) =>
      devTools.send('WebAuthn.addCredential', { authenticatorId, credential: authenticator.stored(rpId()) }),
    /** Makes it the only passkey in it. */
    async replaceBy(authenticator: Authenticator) {
      await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
      await devTools.send('WebAuthn.addCredential', { authenticatorId, credential: authenticator.stored(rpId()) });
    },
    credentials: async () => (await devTools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** From now on it does not recognize its user. */
    refuse: () => devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
  };
}
