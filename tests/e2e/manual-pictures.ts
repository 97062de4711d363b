import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { sendInquiry } from '#contract/membership/inquiry.ts';
import { reportFlowEnd } from '#contract/site/report-flow-end.ts';
import { chromiumArgs, ensureChromium } from '#tools/browsers/chromium.ts';
import { newInvitation, signInAsStaff } from './lib/staff.ts';
import serveSite from './lib/serve-site.ts';

const folder = 'docs/images';
/** The narrowest window with the layout of a computer. */
const width = 1_100;

/** Takes the pictures of the staff's manual from the running site with sample data: `npm run manual`. */
async function takePictures(): Promise<void> {
  const stop = await serveSite();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArgs] });
  const context = await browser.newContext({
    viewport: { width, height: 760 },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
    ...(process.env['SITE_URL'] && { baseURL: process.env['SITE_URL'] }),
  });
  try {
    await takeAll(await context.newPage());
  } finally {
    await browser.close();
    await stop();
  }
}

async function takeAll(page: Page): Promise<void> {
  await page.goto(await newInvitation(page.request, 'ADMIN'));
  await page.getByLabel('비밀번호', { exact: true }).waitFor();
  await shoot(page, 'invitation');
  await addSamples(page);
  await signInAsStaff(page, 'ADMIN');
  await shootConsultation(page);
  await shootMember(page);
  await shootContent(page);
  await page.goto('/admin');
  await page.getByText('게시 예약').waitFor();
  await shoot(page, 'overview');
  await page.goto('/admin/flow-ends?flow=login');
  await page.getByRole('list', { name: '로그인의 화면' }).waitFor();
  await shoot(page, 'flow-ends');
}

/** A consultation, and visitors who left the login. */
async function addSamples({ request }: Page): Promise<void> {
  await request.post(sendInquiry.path, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      name: '남궁 새벽',
      email: 'saebyeok@mail.example',
      contact: '01098760001',
      postCode: '99871',
      address1: '강원특별자치도 원주시 치악숲로 987',
      address2: '77동 1204호',
      inquirerType: 'PERSONAL',
      inquiryType: 'GOLF',
      contents: '회원권 분양 일정과 분양가를 알고 싶습니다.',
    },
  });
  const states = ['editing.clean', 'editing.clean', 'editing.refused', 'signedIn', 'signedIn', 'signedIn', 'signedIn'];
  for (const state of states) await request.post(reportFlowEnd.path, { data: { flow: 'login', state } });
}

async function shootConsultation(page: Page): Promise<void> {
  await page.goto('/admin/consultations');
  await page.getByRole('rowheader').first().waitFor();
  await shoot(page, 'consultations');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await page.getByLabel('열람 사유').fill('답변 준비');
  await page.getByRole('button', { name: '상담 열기' }).click();
  await page.getByRole('button', { name: '내가 맡기' }).click();
  await page.getByRole('button', { name: '이메일 답변' }).click();
  await page.getByLabel('답변 내용').fill('안녕하세요. 분양 일정은 다음과 같습니다.');
  await shoot(page, 'consultation');
}

async function shootMember(page: Page): Promise<void> {
  await page.goto('/admin/members');
  await page.getByLabel('찾는 기준').selectOption('serviceId');
  await page.getByLabel('찾을 내용').fill('member01');
  await page.getByRole('button', { name: '찾기' }).click();
  await page.getByRole('rowheader').first().waitFor();
  await shoot(page, 'members');
}

async function shootContent(page: Page): Promise<void> {
  await page.goto('/admin/content?view=entries&kind=notice');
  await page.getByRole('rowheader').first().waitFor();
  await shoot(page, 'content');
  await page.getByRole('button', { name: '고치기' }).first().click();
  await page.getByRole('textbox', { name: '본문' }).waitFor();
  await shoot(page, 'publication');
  await page.getByRole('button', { name: '미리 보기' }).click();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).first().waitFor();
  await page
    .frameLocator('iframe')
    .locator('body')
    .evaluate(() => document.fonts.ready.then(() => undefined));
  await shoot(page, 'preview');
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = `${folder}/staff-${name}.webp`;
  await sharp(await page.screenshot())
    .webp({ quality: 70 })
    .toFile(file);
  process.stdout.write(`${file}\n`);
}

await takePictures();
