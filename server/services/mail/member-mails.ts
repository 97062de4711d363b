import { inquiryTypeNames, type Inquiry } from '#contract/membership/inquiry.ts';
import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../../deps.ts';
import { contentOf, linkTo, type Content, type Linking } from './content.ts';

type Context = Linking & Pick<Deps, 'now'>;

export type ChangedPart = '비밀번호' | '이메일' | '휴대폰번호';

/** A consent that a new member has given or declined: to a document, or to advertising by a channel. */
export type ConsentResult = { readonly title: string; readonly isGiven: boolean };

/**
 * Welcomes a new member, and reports the consents with their date and how to withdraw them, as the law requires for
 * advertising (정보통신망법 §50 ⑦).
 */
export const welcomeMail = (context: Context, consents: readonly ConsentResult[]): Content =>
  contentOf('회원가입 완료 및 동의 내역 안내', [
    `${momentOf(context)}에 회원가입이 완료되었습니다. 환영합니다.`,
    `가입하면서 선택하신 동의 내역입니다.\n${consents.map(({ title, isGiven }) => `- ${title}: ${isGiven ? '동의함' : '동의하지 않음'}`).join('\n')}`,
    `광고성 정보 수신은 언제든지 회원정보 수정에서 동의하거나 철회하실 수 있습니다.${linkTo(context, paths.profileEdit)}`,
    '직접 가입하지 않으셨다면 고객센터에 알려 주세요.',
  ]);

/** Reports a login on a device that the member has not used for three months. */
export const newDeviceMail = (context: Context, device: string): Content =>
  contentOf('새 기기 로그인 안내', [
    `${momentOf(context)}에 처음 보는 기기(${device})에서 회원님의 아이디로 로그인했습니다.`,
    '직접 로그인하셨다면 이 이메일은 지우셔도 됩니다.',
    `직접 로그인하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요. 비밀번호를 변경하면 모든 기기에서 로그아웃되고 등록된 패스키가 모두 삭제됩니다.${linkTo(context, paths.findPassword)}`,
  ]);

/** Confirms a withdrawal, and says what is kept. */
export const withdrawalMail = (context: Context): Content =>
  contentOf('회원 탈퇴 완료 안내', [
    `${momentOf(context)}에 회원 탈퇴가 완료되어 회원님의 개인정보를 삭제했습니다.`,
    '법령에 따라 보관해야 하는 기록은 개인정보 처리방침의 기간까지 따로 보관합니다. 같은 아이디는 30일 동안 다시 등록할 수 없습니다.',
    '그동안 이용해 주셔서 감사합니다. 직접 탈퇴하지 않으셨다면 고객센터에 알려 주세요.',
  ]);

/** Reports which account details were changed, without their values. */
export const changeMail = (context: Context, changed: readonly ChangedPart[]): Content =>
  contentOf(`${changed.join(', ')} 변경 안내`, [
    `${momentOf(context)}에 회원님의 ${changed.join(', ')} 정보가 변경되었습니다.`,
    '직접 변경하셨다면 이 이메일은 지우셔도 됩니다.',
    notByMember(context),
  ]);

/** Reports that a verified person has set a new password. */
export const resetMail = (context: Context): Content =>
  contentOf('본인확인 후 비밀번호 변경 안내', [
    `${momentOf(context)}에 본인확인을 거쳐 회원님의 비밀번호가 변경되었습니다. 로그인되어 있던 기기는 모두 로그아웃되었고, 등록하신 패스키는 모두 삭제되었습니다.`,
    '직접 변경하셨다면 이 이메일은 지우셔도 됩니다.',
    notByMember(context),
  ]);

/** Answers a consultation in the words of the staff. */
export const consultationAnswerMail = (
  { name, inquiryType, receivedAt }: Pick<Inquiry, 'name' | 'inquiryType'> & { readonly receivedAt: Date },
  text: string,
): Content =>
  contentOf('회원권 상담 답변', [
    `${name} 님께서 ${listDay(dayInKorea(receivedAt))}에 신청하신 ${inquiryTypeNames[inquiryType]} 상담에 답변 드립니다.`,
    text,
  ]);

/** Reports a passkey that was added, or removed by its member. */
export const passkeyMail = (context: Context, change: '추가' | '삭제', name: string): Content =>
  contentOf(`패스키 ${change} 안내`, [
    `${momentOf(context)}에 회원님의 패스키(${name})가 ${change}되었습니다.`,
    `직접 ${change}하셨다면 이 이메일은 지우셔도 됩니다.`,
    `직접 ${change}하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요. 비밀번호를 변경하면 모든 기기에서 로그아웃되고 등록된 패스키가 모두 삭제됩니다.${linkTo(context, paths.findPassword)}`,
  ]);

/** Announces the day (in Korea) on which the account becomes dormant. */
export const dormancyMail = (context: Context, day: Date): Content =>
  contentOf('휴면 계정 전환 예정 안내', [
    `오랫동안 로그인하지 않으셔서 ${listDay(dayInKorea(day))}에 회원님의 계정이 휴면 상태로 전환될 예정입니다.`,
    `그 전에 한 번 로그인하시면 전환되지 않습니다.${linkTo(context, paths.login)}`,
    '휴면 상태가 된 뒤에는 로그인하여, 또는 본인확인을 거쳐 비밀번호를 변경하시면 계속 이용하실 수 있습니다. 더 이상 이용하지 않으시면 회원 탈퇴를 하실 수 있습니다.',
  ]);

/** A consent to advertising by a channel, in force since `agreedAt`. */
export type GivenConsent = { readonly kind: 'DOCUMENT' | 'EMAIL' | 'SMS'; readonly agreedAt: Date };

const channelNames = { DOCUMENT: '광고성 정보 수신', EMAIL: '이메일 수신', SMS: '문자(SMS) 수신' } as const;

/**
 * Confirms consents to advertising: the sender, each consent with its date, and how to keep or withdraw it, as the law
 * requires every two years (정보통신망법 §50 ⑧, decree §62-3).
 */
export const consentConfirmationMail = (context: Linking, consents: readonly GivenConsent[]): Content =>
  contentOf('광고성 정보 수신 동의 확인 안내', [
    '오크 리조트 골프가 보내는 광고성 정보의 수신에 동의하신 사실을 2년마다 확인해 드립니다.',
    `지금까지 유지되고 있는 동의입니다.\n${consents.map(({ kind, agreedAt }) => `- ${channelNames[kind]}: ${listDay(dayInKorea(agreedAt))} 동의`).join('\n')}`,
    '계속 받으시려면 따로 하실 일이 없습니다. 동의는 그대로 유지됩니다.',
    `받지 않으시려면 언제든지 회원정보 수정에서 동의를 철회하시거나, 고객센터(1588-7676)로 알려 주세요.${linkTo(context, paths.profileEdit)}`,
  ]);

const momentOf = ({ now }: Context) => `${listDay(dayInKorea(now()))} ${timeInKorea(now())}`;

const notByMember = (context: Context) =>
  `직접 변경하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요.${linkTo(context, paths.findPassword)}`;
