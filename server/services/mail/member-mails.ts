import { dayInKorea, listDay, timeInKorea } from '#contract/shared/day.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../../deps.ts';
import { contentOf, linkTo, type Content } from './content.ts';

type Context = Pick<Deps, 'env' | 'now'>;

export type ChangedPart = '비밀번호' | '이메일' | '휴대폰번호';

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
    `${momentOf(context)}에 본인확인을 거쳐 회원님의 비밀번호가 변경되었습니다. 로그인되어 있던 기기는 모두 로그아웃되었습니다.`,
    '직접 변경하셨다면 이 이메일은 지우셔도 됩니다.',
    notByMember(context),
  ]);

/** Announces the day (in Korea) on which the account becomes dormant. */
export const dormancyMail = (context: Context, day: Date): Content =>
  contentOf('휴면 계정 전환 예정 안내', [
    `오랫동안 로그인하지 않으셔서 ${listDay(dayInKorea(day))}에 회원님의 계정이 휴면 상태로 전환될 예정입니다.`,
    `그 전에 한 번 로그인하시면 전환되지 않습니다.${linkTo(context, paths.login)}`,
    '휴면 상태가 된 뒤에는 로그인하여, 또는 본인확인을 거쳐 비밀번호를 변경하시면 계속 이용하실 수 있습니다. 더 이상 이용하지 않으시면 회원 탈퇴를 하실 수 있습니다.',
  ]);

const momentOf = ({ now }: Context) => `${listDay(dayInKorea(now()))} ${timeInKorea(now())}`;

const notByMember = (context: Context) =>
  `직접 변경하지 않으셨다면 곧바로 본인확인을 거쳐 비밀번호를 변경하시고 고객센터에 알려 주세요.${linkTo(context, paths.findPassword)}`;
