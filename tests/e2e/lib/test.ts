import { test as base, expect } from 'playwright/test';
import { joinerAt, type Joiner } from './joiner.ts';
import { personAt, type Person } from './person.ts';

type Fixtures = {
  /** The person at the page, in the words on screen. */
  person: Person;
  /** The same person at the sign-up. */
  joiner: Joiner;
  /** Announces an error that the browser will report; any other one fails the test, and so does one that stays away. */
  expectComplaint: (pattern: RegExp) => void;
};

/** Every journey: a browser context of its own, and no error on any console. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  person: async ({ page }, use) => use(personAt(page)),
  joiner: async ({ page, expectComplaint }, use) => use(joinerAt(page, expectComplaint)),
  expectComplaint: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => heard.push(String(error.error())));
      await use((pattern) => expected.push(pattern));
      expect({
        unexpected: heard.filter((text) => !expected.some((pattern) => pattern.test(text))),
        missing: expected.filter((pattern) => !heard.some((text) => pattern.test(text))),
      }).toEqual({ unexpected: [], missing: [] });
    },
    { auto: true },
  ],
});

export { expect };
