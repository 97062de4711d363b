import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as companyMails from '#server/services/mail/company-mails.ts';
import { mailHtml } from '#server/services/mail/html.ts';
import * as contactChangeMails from '#server/services/mail/contact-change-mails.ts';
import * as memberMails from '#server/services/mail/member-mails.ts';
import * as operatorMails from '#server/services/mail/operator-mails.ts';
import { mailExamples, siteUrl } from '#tests/fixtures/mails.ts';
import { xssVectors } from '#tests/fixtures/xss-vectors.ts';

const parsed = async (content: { subject: string; text: string }, url: string | null = siteUrl) =>
  new DOMParser().parseFromString(await mailHtml(content, url ?? undefined), 'text/html');
const elementsOf = (document: Document) =>
  Array.from(document.querySelectorAll('*'), ({ localName, attributes }) => [
    localName,
    Array.from(attributes, ({ name }) => name),
  ]);
const linksOf = (document: Document) => Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'));
/** The words of a mail, without white space and the hyphens of its lists. */
const wordsOf = (text: string) => text.replaceAll(/^- |\s/gm, '');

describe.each(Object.entries(mailExamples))('the HTML of %s', (_, content) => {
  test('has the words of its text after the heading, and loads nothing', async () => {
    const document = await parsed(content);
    const [title = ''] = content.subject.split('] ', 2).slice(1);
    expect([document.title, wordsOf(document.body.textContent ?? '')]).toEqual([
      content.subject,
      wordsOf(title + content.text),
    ]);
    expect(document.querySelectorAll('[src], [srcset], link, script, [background], base')).toHaveLength(0);
    expect(document.documentElement.outerHTML).not.toMatch(/url\(|@import|#[\da-f]{3,6}\b|rgb/i);
  });

  test('has the links of its text, all of them to the site', async () => {
    const inText = content.text.split('\n').filter((line) => line.startsWith('https://'));
    const links = linksOf(await parsed(content));
    expect(links).toEqual(inText);
    expect(links.filter((href) => !href?.startsWith(`${siteUrl}/`))).toEqual([]);
  });
});

test('lines that begin with a hyphen are a list, with or without a line before it', async () => {
  const document = await parsed({ subject: 'a', text: 'b\n- c\n- d\n\n- e\n' });
  expect(
    Array.from(document.querySelectorAll('p, li'), ({ localName, textContent }) => [localName, textContent]),
  ).toEqual([
    ['p', 'b'],
    ['li', 'c'],
    ['li', 'd'],
    ['li', 'e'],
  ]);
});

describe('no text', () => {
  test.each(xssVectors)('injects an element or an attribute: %s', async (vector) => {
    // The parser drops NUL.
    const line = vector.replaceAll(/\s+/g, ' ').replaceAll('\0', '');
    const document = await parsed({ subject: vector, text: `${line}\n\nb\n- ${line}\n` });
    expect(elementsOf(document)).toEqual(elementsOf(await parsed({ subject: 'a', text: 'a\n\nb\n- c\n' })));
    expect(document.querySelector('li')?.textContent).toBe(line);
  });

  test.each([
    'https://evil.example/',
    'https://golf.oakvalley.example.evil.example/',
    'https://golf.oakvalley.example@evil.example/',
    'http://golf.oakvalley.example/',
    '//golf.oakvalley.example/',
    'javascript:alert(1)',
    'https://golf.oakvalley.example/ and more',
  ])('becomes a link to anything but a page of the site: %s', async (line) => {
    expect(linksOf(await parsed({ subject: 'a', text: `a\n${line}\n` }))).toEqual([]);
  });

  test('becomes a link without the URL of the site', async () => {
    expect(linksOf(await parsed(mailExamples.resetMail, null))).toEqual([]);
  });
});

test('each mail has an example and a story', () => {
  const mails = Object.keys({ ...companyMails, ...contactChangeMails, ...memberMails, ...operatorMails }).toSorted();
  const stories = readFileSync('stories/features/Mails.stories.tsx', 'utf8');
  expect(Object.keys(mailExamples).toSorted()).toEqual(mails);
  expect(mails.filter((name) => !stories.includes(`story('${name}')`))).toEqual([]);
});
