import { isLoopback, isLoopbackUrl } from './loopback.ts';

type Given = Readonly<Record<string, string | undefined>>;
type Settings = {
  readonly HOST: string;
  readonly METRICS_HOST: string;
  readonly TRUST_PROXY: number;
  readonly SITE_URL?: string | undefined;
};

/** Settings of a site with members, for which a developer's machine has a default. */
const settingsOfDeployments = [
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'ENCRYPTION_KEY',
  'OTHER_ENCRYPTION_KEYS',
  'NICE_CLIENT_ID',
  'NICE_CLIENT_SECRET',
  'RESERVATION_SIGNATURE',
  'WEATHER_KEY',
  'VITE_KAKAO_KEY',
] as const;

/** The two values of SANDBOX, for messages. */
export const chooseSandbox = 'off for a site with real members, on for a trial in which anyone can log in as anyone';

/** Returns settings that only a server has which others than its developer can reach, or which sends data to others. */
export function signsOfDeployment(
  { HOST, METRICS_HOST, TRUST_PROXY, SITE_URL }: Settings,
  given: Given,
  serviceUrls: readonly string[],
): string[] {
  const isOfThisMachine = SITE_URL === undefined || (SITE_URL.startsWith('http:') && isLoopbackUrl(SITE_URL));
  return [
    ...(isOfThisMachine ? [] : ['a SITE_URL other than http on this machine']),
    ...(TRUST_PROXY > 0 ? ['TRUST_PROXY'] : []),
    ...(isLoopback(HOST) ? [] : ['a HOST that other machines can reach']),
    ...(isLoopback(METRICS_HOST) ? [] : ['a METRICS_HOST that other machines can reach']),
    ...settingsOfDeployments.filter((name) => given[name] !== undefined),
    ...serviceUrls.filter((name) => isElsewhere(given[name] ?? '/')).map((name) => `a ${name} on another machine`),
  ];
}

const isElsewhere = (url: string) => !url.startsWith('/') && !isLoopbackUrl(url);
