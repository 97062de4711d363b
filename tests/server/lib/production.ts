import { createHash } from 'node:crypto';

/** Returns a random-looking key that is always the same. */
export const keyOf = (name: string) => createHash('sha256').update(name).digest('hex');

export const partners = {
  RESERVATION_LOGIN_URL: 'https://tee.example/login',
  NICE_URL: 'https://nice.example/service.cb',
  NICE_API_URL: 'https://api.nice.example',
  POSTCODE_SCRIPT_URL: 'https://cdn.example/postcode.v2.js',
  WEATHER_URL: 'https://weather.example',
};

export const ownSettings = {
  SITE_URL: 'https://golf.example',
  TRUST_PROXY: '1',
  ENCRYPTION_KEY: keyOf('encryption'),
  NICE_CLIENT_ID: 'client-of-the-site',
  NICE_CLIENT_SECRET: keyOf('nice').slice(32),
  RESERVATION_SIGNATURE: 'signature-of-the-reservation-system',
  POSTCODE_ORIGINS: 'https://postcode.example',
  WEATHER_KEY: keyOf('weather').slice(32),
  SMTP_URL: 'smtps://user:password@mail.example',
  MAIL_FROM: 'no-reply@golf.example',
};

/** Settings with which a site with real members starts. */
export const production = { SANDBOX: 'off', ...partners, ...ownSettings };
