import type { Fault } from './fault.ts';

/** A defect in any file that a path of every transition can miss, but that a stronger criterion finds. `flow` is the flow whose paths run. */
export type DeepFault = Fault & { readonly flow: string; readonly file: string };

const machine = (flow: string, fault: string, find: string, replace: string): DeepFault => ({ flow, file: `machines/${flow}.machine.ts`, fault, find, replace });
const elsewhere = (flow: string, file: string, fault: string, find: string, replace: string): DeepFault => ({ flow, file, fault, find, replace });

/** Defects that show only if a certain transition follows another one. */
const memories: readonly DeepFault[] = [
  machine('carousel', 'a drag that is taken away starts a paused carousel', `'drag.cancelled': 'resting'`, `'drag.cancelled': { target: 'resting', actions: 'startPlaying' }`),
  machine('carousel', 'a drag that is too short starts a paused carousel', `          { target: 'resting' },\n`, `          { target: 'resting', actions: 'startPlaying' },\n`),
  machine('carousel', 'the next slide starts a paused carousel', `'next.pressed': { target: '.resting', actions: { type: 'step', params: { by: 1 } } }`, `'next.pressed': { target: '.resting', actions: [{ type: 'step', params: { by: 1 } }, 'startPlaying'] }`),
  machine('carousel', 'the previous slide starts a paused carousel', `'previous.pressed': { target: '.resting', actions: { type: 'step', params: { by: -1 } } }`, `'previous.pressed': { target: '.resting', actions: [{ type: 'step', params: { by: -1 } }, 'startPlaying'] }`),
  machine('inquiry', 'an inquiry that failed is sent again under another key', `    failed: {\n      tags: 'alert',\n      on: { 'alert.dismissed': 'editing' },`, `    failed: {\n      tags: 'alert',\n      on: { 'alert.dismissed': { target: 'editing', actions: { type: 'change', params: { changed: {} } } } },`),
  machine('own-data', 'the file of the last request is told of while the next one is made', `=> format, savedFile: null })`, `=> format })`),
  machine('booking-history', 'the list of the last filter is kept while the next one loads', `=> ({ filter, history: null, rangeError: null })`, `=> ({ filter, rangeError: null })`),
  machine('profile-edit', 'a second password check opens the form with the old values', `entered: context.entered ?? draft ?? profileOf(member)`, `entered: draft ?? profileOf(member)`),
  machine('find-id', 'who was of a company before stays so', `{ target: 'verifying', actions: { type: 'chooseMember', params: ({ event }) => event } }`, `{ target: 'verifying' }`),
  machine('session', 'a new session begins with the end of the last one', `=> ({ token, ending: null }))`, `=> ({ token }))`),
];

/** Defects that show only for a value exactly at a limit, or of one kind. */
const borders: readonly DeepFault[] = [
  elsewhere('login', 'contract/account/credentials.ts', 'an id of the greatest length is refused', 'value.length > maxLength', 'value.length >= maxLength'),
  elsewhere('login', 'contract/account/credentials.ts', 'an id of spaces is sent', 'serviceId: serviceId.trim()', 'serviceId'),
  elsewhere('login', 'contract/account/credentials.ts', 'a long password is refused', 'errorOf(password, credentialLength.password', 'errorOf(password, credentialLength.serviceId'),
  machine('id-check', 'an id with Hangul is asked for', `serviceIdProblems(serviceId) === ''`, 'serviceId.length >= 6 && serviceId.length <= 12'),
  machine('id-check', 'an id of twelve characters is refused', `serviceIdProblems(serviceId) === ''`, `serviceIdProblems(serviceId) === '' && serviceId.length < 12`),
  machine('find-id', 'the name of a company is cut before it is judged', 'isValidCorporation: (_, { corporation }: { corporation: Corporation }) => Object.keys(corporationErrors(corporation))', 'isValidCorporation: (_, { corporation }: { corporation: Corporation }) => Object.keys(corporationErrors({ ...corporation, companyName: corporation.companyName.slice(0, 60) }))'),
  machine('find-password', 'an id of spaces is looked for', `serviceId.trim() === ''`, `serviceId === ''`),
  machine('find-password', 'a new password is judged by its length alone', 'Object.keys(newPasswordErrors(entered)).length === 0', 'entered.password.length >= 8 && entered.password === entered.passwordConfirm'),
  elsewhere('find-password', 'contract/account/password.ts', 'a password is confirmed in other letters', 'passwordConfirm !== password)', 'passwordConfirm.toLowerCase() !== password.toLowerCase())'),
  machine('carousel', 'a drag of exactly the threshold goes back', 'distance <= -carouselLimits.dragThresholdPx', 'distance < -carouselLimits.dragThresholdPx'),
  machine('carousel', 'a slide after the last one can be chosen', 'index < context.count', 'index <= context.count'),
  machine('hole-viewer', 'a swipe of exactly the threshold is none', 'distance >= carouselLimits.dragThresholdPx', 'distance > carouselLimits.dragThresholdPx'),
  machine('hole-viewer', 'the first hole cannot be opened', 'index >= 0', 'index > 0'),
  elsewhere('popup-expiry', 'contract/site/frame-limits.ts', 'a popup is hidden at the very moment when that ends', 'until > now', 'until >= now'),
  machine('booking-history', 'one day is no range', 'rangeProblem(filter) === null', 'filter.playDateFrom < filter.playDateTo'),
  machine('inquiry', 'the address of the mail is not judged', 'Object.keys(inquiryErrors(context.entered)).length === 0', `Object.keys(inquiryErrors({ ...context.entered, email: '' })).length === 0`),
  machine('profile-edit', 'a long address is saved', 'Object.keys(profileErrors(form(context).entered)).length === 0', `Object.keys(profileErrors({ ...form(context).entered, address2: '' })).length === 0`),
  machine('sign-up', 'a long address is registered', 'Object.keys(personalInfoErrors(values)).length === 0', `Object.keys(personalInfoErrors({ ...values, address2: '' })).length === 0`),
];

/** Defects in the message of a single error of a call. */
const refusals: readonly DeepFault[] = [
  elsewhere('find-id', 'src/features/find-id/actors.ts', 'every refusal is called an unknown member', 'message: refusalText(error)', `message: '존재하지 않는 사용자입니다.'`),
  elsewhere('find-password', 'src/api/refusal.ts', 'a server that is not reached is called a defect', 'if (error instanceof ApiError || error instanceof NetworkError) return error.message;\n  throw error;', 'if (error instanceof ApiError) return error.message;\n  throw error;'),
  elsewhere('own-data', 'src/features/profile-edit/refused-check.ts', 'the end of a session is taken for the end of a check', `error.code === '403'`, `error.code === '401'`),
  elsewhere('sign-up', 'src/features/sign-up/actors.ts', 'every refused look-up opens the form', `return message === accountMessages.unknownMember ? { kind: 'unknown' } : { kind: 'refused', message };`, `return { kind: 'unknown' };`),
  elsewhere('sign-up', 'src/features/sign-up/actors.ts', 'a verification that lapsed is only refused', `  [accountMessages.invalidVerification]: 'unverified',\n`, ''),
  elsewhere('other-sessions', 'src/features/profile-edit/devices/actors.ts', 'a session that could not be ended is called ended', `({ kind: 'ended' }), refusedCheck)`, `({ kind: 'ended' }) as const, () => ({ kind: 'ended' }) as const)`),
  elsewhere('withdrawal', 'src/features/withdrawal/actors.ts', 'every refusal is called a wrong password', 'message: refusalText(error)', `message: '비밀번호가 일치하지 않습니다.'`),
  machine('login', 'every refusal is called wrong credentials', `            guard: { type: 'isRefused', params: ({ event }) => event.output },\n            target: 'alerting',\n            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },`, `            guard: { type: 'isRefused', params: ({ event }) => event.output },\n            target: 'alerting',\n            actions: { type: 'showAlert', params: { message: messages.wrongCredentials } },`),
  machine('id-check', 'every refusal is called a taken id', `{ type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') }`, `{ type: 'showAlert', params: { message: accountMessages.serviceIdTaken } }`),
];

export const deepFaults: readonly DeepFault[] = [...memories, ...borders, ...refusals];
