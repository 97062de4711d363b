import type { Fault } from './fault.ts';

/**
 * A defect in any file that a path of every transition can miss, but that a stronger criterion finds. `flow` is the
 * flow whose paths run.
 */
export type DeepFault = Fault & { readonly flow: string; readonly file: string };

const machine = (flow: string, fault: string, find: string, replace: string): DeepFault => ({
  flow,
  file: `machines/${flow}.machine.ts`,
  fault,
  find,
  replace,
});
const inFile = (flow: string, file: string, fault: string, find: string, replace: string): DeepFault => ({
  flow,
  file,
  fault,
  find,
  replace,
});

/** Defects that show only if a certain transition follows another one. */
const historyFaults: readonly DeepFault[] = [
  machine(
    'carousel',
    'a cancelled drag starts a paused carousel',
    `'drag.cancelled': 'deciding'`,
    `'drag.cancelled': { target: 'deciding', actions: 'startPlaying' }`,
  ),
  machine(
    'carousel',
    'a drag that is too short starts a paused carousel',
    `          { target: 'deciding' },\n`,
    `          { target: 'deciding', actions: 'startPlaying' },\n`,
  ),
  machine(
    'carousel',
    'the next slide starts a paused carousel',
    `'next.pressed': { target: '.deciding', actions: { type: 'step', params: { by: 1 } } }`,
    `'next.pressed': { target: '.deciding', actions: [{ type: 'step', params: { by: 1 } }, 'startPlaying'] }`,
  ),
  machine(
    'carousel',
    'the previous slide starts a paused carousel',
    `'previous.pressed': { target: '.deciding', actions: { type: 'step', params: { by: -1 } } }`,
    `'previous.pressed': { target: '.deciding', actions: [{ type: 'step', params: { by: -1 } }, 'startPlaying'] }`,
  ),
  machine(
    'inquiry',
    'a failed inquiry is sent again with another key',
    `    failed: {\n      tags: 'alert',\n      on: { 'alert.dismissed': 'editing' },`,
    `    failed: {\n      tags: 'alert',\n      on: { 'alert.dismissed': { target: 'editing', actions: { type: 'change', params: { changed: {} } } } },`,
  ),
  machine(
    'own-data',
    'the file of the previous request is shown while the next one is created',
    `=> format, savedFile: null })`,
    `=> format })`,
  ),
  machine(
    'booking-history',
    'the list of the previous filter is shown while the next one loads',
    `=> ({ filter, history: null, rangeError: null })`,
    `=> ({ filter, rangeError: null })`,
  ),
  machine(
    'profile-edit',
    'a second password check opens the form with the old values',
    `entered: context.entered ?? draft ?? profileOf(member)`,
    `entered: draft ?? profileOf(member)`,
  ),
  machine(
    'find-id',
    'an earlier company remains for a personal member',
    `{ target: 'verifying', actions: { type: 'chooseMember', params: ({ event }) => event } }`,
    `{ target: 'verifying' }`,
  ),
  machine(
    'session',
    'a new session starts with the ending of the previous one',
    `=> ({ token, ending: null }))`,
    `=> ({ token }))`,
  ),
];

/** Defects that show only for a value exactly at a limit, or of one kind. */
const limitFaults: readonly DeepFault[] = [
  inFile(
    'login',
    'contract/account/credentials.ts',
    'an ID of the maximum length is rejected',
    'value.length > maxLength',
    'value.length >= maxLength',
  ),
  inFile(
    'login',
    'contract/account/credentials.ts',
    'an ID of spaces is sent',
    'serviceId: normalizeText(serviceId)',
    'serviceId',
  ),
  inFile(
    'login',
    'contract/account/credentials.ts',
    'a long password is rejected',
    'errorOf(password, credentialLength.password',
    'errorOf(password, credentialLength.serviceId',
  ),
  machine(
    'id-check',
    'an ID with Hangul is requested',
    `serviceIdProblems(serviceId) === ''`,
    'serviceId.length >= 6 && serviceId.length <= 12',
  ),
  machine(
    'id-check',
    'an ID of twelve characters is rejected',
    `serviceIdProblems(serviceId) === ''`,
    `serviceIdProblems(serviceId) === '' && serviceId.length < 12`,
  ),
  machine(
    'find-id',
    'the name of a company is trimmed before validation',
    'Object.keys(corporationErrors(corporation)).length === 0',
    'Object.keys(corporationErrors({ ...corporation, companyName: corporation.companyName.slice(0, 60) })).length === 0',
  ),
  machine('find-password', 'an ID of spaces is looked up', `serviceId.trim() === ''`, `serviceId === ''`),
  machine(
    'find-password',
    'only the length of a new password is validated',
    'Object.keys(newPasswordErrors(entered)).length === 0',
    'entered.password.length >= 8 && entered.password === entered.passwordConfirm',
  ),
  inFile(
    'find-password',
    'contract/account/password.ts',
    'a password is confirmed case-insensitively',
    'passwordConfirm !== password)',
    'passwordConfirm.toLowerCase() !== password.toLowerCase())',
  ),
  machine(
    'carousel',
    'a drag of exactly the threshold goes back',
    'distance <= -carouselLimits.dragThresholdPx',
    'distance < -carouselLimits.dragThresholdPx',
  ),
  machine('carousel', 'a slide after the last one can be chosen', 'index < context.count', 'index <= context.count'),
  machine(
    'hole-viewer',
    'a swipe of exactly the threshold is ignored',
    'distance >= carouselLimits.dragThresholdPx',
    'distance > carouselLimits.dragThresholdPx',
  ),
  machine('hole-viewer', 'the first hole cannot be opened', 'index >= 0', 'index > 0'),
  inFile(
    'popup-expiry',
    'contract/site/frame-limits.ts',
    'a popup is still hidden at its expiry time',
    'until > now',
    'until >= now',
  ),
  machine(
    'booking-history',
    'a range of one day is invalid',
    'rangeProblem(filter) === null',
    'filter.playDateFrom < filter.playDateTo',
  ),
  machine(
    'inquiry',
    'the email address is not validated',
    'Object.keys(inquiryErrors(context.entered)).length === 0',
    `Object.keys(inquiryErrors({ ...context.entered, email: '' })).length === 0`,
  ),
  machine(
    'profile-edit',
    'a long address is saved',
    'Object.keys(profileErrors(form(context).entered)).length === 0',
    `Object.keys(profileErrors({ ...form(context).entered, address2: '' })).length === 0`,
  ),
  machine(
    'sign-up',
    'a long address is registered',
    'Object.keys(personalInfoErrors(values)).length === 0',
    `Object.keys(personalInfoErrors({ ...values, address2: '' })).length === 0`,
  ),
];

/** Defects in the message of a single error of a call. */
const messageFaults: readonly DeepFault[] = [
  inFile(
    'find-id',
    'src/features/find-id/actors.ts',
    'every error is shown as an unknown member',
    'message: refusalText(error)',
    `message: '존재하지 않는 사용자입니다.'`,
  ),
  inFile(
    'find-password',
    'src/api/refusal.ts',
    'an unreachable server is an unexpected error',
    'if (error instanceof ApiError || error instanceof NetworkError) return error.message;\n  throw error;',
    'if (error instanceof ApiError) return error.message;\n  throw error;',
  ),
  inFile(
    'own-data',
    'src/features/profile-edit/refused-check.ts',
    'an ended session is treated as an expired check',
    `error.code === '403'`,
    `error.code === '401'`,
  ),
  inFile(
    'sign-up',
    'src/features/sign-up/actors.ts',
    'every rejected look-up opens the form',
    `return message === accountMessages.unknownMember ? { kind: 'unknown' } : { kind: 'refused', message };`,
    `return { kind: 'unknown' };`,
  ),
  inFile(
    'sign-up',
    'src/features/sign-up/actors.ts',
    'an expired verification is only rejected',
    `  [accountMessages.invalidVerification]: 'unverified',\n`,
    '',
  ),
  inFile(
    'other-sessions',
    'src/features/profile-edit/devices/actors.ts',
    'a session that could not be ended is shown as ended',
    `({ kind: 'ended' }), refusedCheck)`,
    `({ kind: 'ended' }) as const, () => ({ kind: 'ended' }) as const)`,
  ),
  inFile(
    'withdrawal',
    'src/features/withdrawal/actors.ts',
    'every error is shown as a wrong password',
    'message: refusalText(error)',
    `message: '비밀번호가 일치하지 않습니다.'`,
  ),
  machine(
    'login',
    'every error is shown as wrong credentials',
    `        input: ({ context }) => context.credentials,\n        onDone: [\n          {\n            guard: { type: 'isRefused', params: ({ event }) => event.output },\n            target: 'alerting',\n            actions: { type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') },`,
    `        input: ({ context }) => context.credentials,\n        onDone: [\n          {\n            guard: { type: 'isRefused', params: ({ event }) => event.output },\n            target: 'alerting',\n            actions: { type: 'showAlert', params: { message: messages.wrongCredentials } },`,
  ),
  machine(
    'id-check',
    'every error is shown as a taken ID',
    `{ type: 'showAlert', params: ({ event }) => assertKind(event.output, 'refused') }`,
    `{ type: 'showAlert', params: { message: accountMessages.serviceIdTaken } }`,
  ),
];

export const deepFaults: readonly DeepFault[] = [...historyFaults, ...limitFaults, ...messageFaults];
