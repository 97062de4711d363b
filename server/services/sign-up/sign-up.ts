import { birthdayOf, isOfAge } from '#contract/account/birthday.ts';
import { accountMessages } from '#contract/account/account-messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import type { Registration } from '#contract/account/sign-up.ts';
import type { Person } from '#contract/account/verification.ts';
import { violatedIndex } from '../../db/violated-index.ts';
import { consent, member, memberAddress } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { announceCompany } from '../company/announce.ts';
import { readDocuments } from '../document/read.ts';
import { requireFreeId, serviceIdTaken } from '../member/valid-id.ts';
import { requireUnguessableInTurn } from '../password/require-unguessable.ts';
import { requireProof } from '../verification/require-proof.ts';
import { queueMail } from '../mail/queue.ts';
import { welcomeMail } from '../mail/member-mails.ts';
import { consentResults, consentsOf } from './consents.ts';
import { requireNationality } from './nationality.ts';
import { requireSamePerson } from './same-person.ts';

/**
 * Registers the verified person as a member in one transaction; an error leaves the verification usable. Throws 400:
 * `invalidVerification`, `guessablePassword`, `invalidRequest` for details that are not the person's, `foreignersOnly`,
 * `koreansOnly`, `underage`, `requiredAgreement`, `serviceIdTaken`, `existingMember` for a second account of the same
 * person, or of the person for the same company (spec 001 §1, §4, §5). A company representative is not approved yet,
 * which is announced by mail (`docs/decisions`).
 */
export async function signUp(deps: Deps, sent: Registration): Promise<{ serviceId: string }> {
  const person = await requireProof(deps, sent, { consume: false });
  await requireUnguessableInTurn(deps, sent.password, { ...sent, name: person.name });
  requireSamePerson(person, sent);
  requireNationality(person, sent.userType);
  for (const birthday of [person.birthdate, sent.birthday]) requireAge(deps.now(), birthday);
  await requireFreeId(deps, sent.serviceId);
  // A hash costs more than everything else, so it comes last.
  const passwordHash = await deps.hashingQueue.run(() => deps.passwords.hash(sent.password));
  await deps.db.transaction((tx) => register({ ...deps, db: tx }, sent, passwordHash)).catch(refuseDuplicate);
  return { serviceId: sent.serviceId };
}

async function register(deps: Deps, sent: Registration, passwordHash: string): Promise<void> {
  const person = await requireProof(deps, sent, { consume: true });
  const documents = await readDocuments(deps);
  const consents = consentsOf(sent, documents, deps.now());
  await requireFreeId(deps, sent.serviceId);
  const memberId = await addMember(deps, sent, person, passwordHash);
  await deps.db.insert(consent).values(consents.map((each) => ({ ...each, memberId })));
  if (sent.address) await deps.db.insert(memberAddress).values({ ...sent.address, memberId });
  if (sent.corporation) await announceCompany(deps, { id: memberId, ...sent.corporation });
  await queueMail(deps, { to: sent.email, ...welcomeMail(deps, consentResults(consents, documents)) });
}

/** Takes the identity from the verification, and contact details and birthday from the form. */
async function addMember(
  { db, keys, now }: Deps,
  sent: Registration,
  person: Person,
  passwordHash: string,
): Promise<number> {
  const [added] = await db
    .insert(member)
    .values({
      serviceId: sent.serviceId,
      passwordHash,
      userType: sent.userType,
      name: person.name,
      email: sent.email,
      mobile: person.mobileno ?? sent.mobile,
      birthdate: sent.birthday,
      gender: person.gender === '1' ? 'MALE' : 'FEMALE',
      ciSealed: keys.seal('identifier across services', person.ci),
      di: person.di,
      personHash: keys.hash('person', person.ci),
      companyName: sent.corporation?.companyName ?? null,
      registrationNumber: sent.corporation?.registrationNumber ?? null,
      companyApproval: sent.corporation && 'PENDING',
      lastSignInAt: now(),
      createdAt: now(),
    })
    .returning({ id: member.id });
  if (!added) throw new Error('An insert returned no row.');
  return added.id;
}

function requireAge(today: Date, text: string): void {
  const birthday = birthdayOf(text);
  if (!birthday || !isOfAge(today, birthday)) throw new ApiError('400', accountMessages.underage);
}

/** Two concurrent sign-ups both pass the checks; the unique indexes accept only one of them. */
function refuseDuplicate(error: unknown): never {
  const index = violatedIndex(error);
  if (index === 'member_service_id_unique') throw serviceIdTaken();
  if (index === 'member_person_unique') throw new ApiError('400', accountMessages.existingMember);
  throw error;
}
