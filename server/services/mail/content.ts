import type { Deps } from '../../deps.ts';
import type { Mail } from './queue.ts';

export type Content = Omit<Mail, 'to'>;
export type Linking = { readonly env: Pick<Deps['env'], 'SITE_URL'> };

/** Begins the subject of every mail. */
export const siteMark = '[오크 리조트 골프]';

/** Builds a mail to a member: these paragraphs between the site's greeting and its phone number. */
export const contentOf = (subject: string, paragraphs: readonly string[]): Content => ({
  subject: `${siteMark} ${subject}`,
  text: `${['오크 리조트 골프에서 알려 드립니다.', ...paragraphs, '이 이메일은 발신 전용입니다. 문의는 고객센터(1588-7676)로 연락해 주세요.'].join('\n\n')}\n`,
});

/** Contains no token: the recipient authenticates on the site. */
export const linkTo = ({ env }: Linking, path: string): string =>
  env.SITE_URL === undefined ? '' : `\n${new URL(path, env.SITE_URL).href}`;
