import { createHash, createHmac } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { uploadedSet } from '#contract/site/picture-upload.ts';
import { uploadPicture, type UploadedPicture } from '#contract/staff/publication.ts';
import { picture, pictureFile } from '#server/db/staff-schema.ts';
import { secondApp, startApp, type TestApp } from './lib/app.ts';
import { answerIn, signedInStaff, type StaffCaller } from './lib/staff.ts';

let app: TestApp;
let kim: StaffCaller;
beforeEach(async () => {
  app = await startApp();
  kim = await signedInStaff(app, 'CONTENT', 'kim', '김하나');
});

const upload = async (body: string | Uint8Array<ArrayBuffer>, type = 'image/jpeg', alt = '눈 덮인 코스') =>
  answerIn(
    await app.fetch(`/admin/api/pictures?alt=${encodeURIComponent(alt)}`, {
      method: 'POST',
      headers: { Cookie: kim.cookie, 'Content-Type': type },
      body,
    }),
  );
const uploaded = async (body: string | Uint8Array<ArrayBuffer>): Promise<UploadedPicture> =>
  uploadPicture.result.parse(await upload(body));

/** A landscape, left half green and right half white. */
const landscape = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'white' } },
      gravity: 'east',
    },
  ]);
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());

test('a photograph is upright, without its metadata, in each width of the site that is not larger', async () => {
  // Orientation 6: the camera was turned by 90 degrees.
  const photograph = await bytesOf(
    landscape(1_800, 900)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 }),
  );
  const { file, width, height, alt } = await uploaded(photograph);
  expect([width, height, alt]).toEqual([900, 1_800, '눈 덮인 코스']);
  expect(
    uploadedSet(file)
      ?.split(', ')
      .map((each) => each.split(' ')[1]),
  ).toEqual(['480w', '900w']);
  for (const each of uploadedSet(file)?.split(', ') ?? []) {
    const [url = '', size] = each.split(' ');
    const response = await app.get(url);
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect([metadata.format, `${metadata.width}w`, metadata.exif]).toEqual(['webp', size, undefined]);
  }
});

test('a larger one than the site shows is made smaller, and a smaller one is not made larger', async () => {
  expect(await uploaded(await bytesOf(landscape(4_000, 2_000).png()))).toMatchObject({ width: 2_400, height: 1_200 });
  expect(await uploaded(await bytesOf(landscape(100, 50).webp()))).toMatchObject({ width: 100, height: 50 });
});

test('the same picture has the same URL, and is stored once', async () => {
  const image = await bytesOf(landscape(600, 300).png());
  expect((await uploaded(image)).file).toBe((await uploaded(image)).file);
  expect(await app.deps.db.$count(pictureFile)).toBe(2);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>run()</script></svg>';
const notPictures: readonly (readonly [string, () => Promise<string | Uint8Array<ArrayBuffer>>])[] = [
  ['an SVG with a script', async () => svg],
  ['HTML', async () => '<!doctype html><script>run()</script>'],
  ['a GIF', async () => bytesOf(landscape(9, 9).gif())],
  ['a TIFF', async () => bytesOf(landscape(9, 9).tiff())],
  ['nothing', async () => new Uint8Array()],
  ['half a JPEG', async () => (await bytesOf(landscape(900, 900).jpeg())).slice(0, 3_000)],
  ['the beginning of a PNG', async () => (await bytesOf(landscape(900, 900).png())).slice(0, 40)],
  ['a PNG with a script as its pixels', async () => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 60, 115, 99])],
];

test.each(notPictures)('%s is refused, whatever it says it is', async (_, file) => {
  for (const type of ['image/jpeg', 'image/svg+xml', 'image/png'])
    expect(await upload(await file(), type)).toEqual(['400', publicationMessages.notAPicture]);
  expect(await app.deps.db.$count(pictureFile)).toBe(0);
});

test('of 300 damaged files none is stored as it is, and none fails the server', async () => {
  const originals = [
    await bytesOf(landscape(64, 64).jpeg()),
    await bytesOf(landscape(64, 64).png()),
    await bytesOf(landscape(64, 64).webp()),
  ];
  const codes = new Set<string>();
  for (let round = 0; round < 300; round += 1) {
    const damaged = Uint8Array.from(originals[round % 3] ?? []);
    for (let hit = 0; hit < 4; hit += 1) damaged[(round * 7 + hit * 131) % damaged.length] = (round * 31 + hit) % 256;
    const answer = await upload(damaged);
    codes.add(Array.isArray(answer) ? String(answer[0]) : 'stored');
  }
  expect([...codes].filter((code) => code !== '400' && code !== 'stored')).toEqual([]);
  const files = await app.deps.db.select().from(pictureFile);
  for (const { bytes } of files) expect((await sharp(bytes).metadata()).format).toBe('webp');
});

test('a picture of many pixels in few bytes is refused before it is decoded', async () => {
  const bomb = await bytesOf(
    sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    }).png(),
  );
  expect(await upload(bomb)).toEqual(['413', publicationMessages.pictureTooLarge]);
});

test('a file of more than ten megabytes, another type, and one without a text are refused', async () => {
  expect(await upload(new Uint8Array(10 * 1_024 * 1_024 + 1))).toEqual(['413', refusalMessages.tooLarge]);
  expect(await upload('{}', 'application/json')).toEqual(['415', refusalMessages.unsupportedMediaType]);
  expect(await upload(new Uint8Array([1]), 'image/png', ' ')).toEqual(['400', publicationMessages.alternativeText]);
});

test.each(['/media/nothing.webp', `/media/${'0'.repeat(32)}-480.webp`, '/media/..%2fkey'])(
  '%s is not found',
  async (path) => {
    expect((await app.get(path)).status).toBe(404);
  },
);

describe('with PICTURE_STORE', () => {
  const store = 'https://AKIDEXAMPLE:wJalrXUtnFEMI%2FK7MDENG@s3.example:9000/golf?region=ap-northeast-2';
  type Call = { readonly method: string; readonly url: string; readonly headers: Record<string, string> };

  /** A bucket in memory, which refuses what is not signed. */
  function withBucket(status?: number) {
    const calls: Call[] = [];
    const files = new Map<string, Uint8Array<ArrayBuffer>>();
    const fetchExternal: TestApp['deps']['fetchExternal'] = async (url, { method = 'GET', headers = {}, body }) => {
      calls.push({ method, url, headers });
      if (status !== undefined) return new Response(null, { status });
      if (body instanceof Uint8Array) files.set(url, body);
      return new Response(files.get(url) ?? null, { status: files.has(url) ? 200 : 404 });
    };
    app = secondApp(app.deps, { env: { PICTURE_STORE: store }, deps: { fetchExternal } });
    return calls;
  }

  test('files are in a bucket, from which the server reads them', async () => {
    const calls = withBucket();
    const { file } = await uploaded(await bytesOf(landscape(600, 300).png()));
    expect(calls.map(({ method, url }) => [method, url.replace(/[0-9a-f]{32}/, 'id')])).toEqual([
      ['PUT', 'https://s3.example:9000/golf/media/id-480.webp'],
      ['PUT', 'https://s3.example:9000/golf/media/id-600.webp'],
    ]);
    expect([(await app.get(file)).status, (await app.get(file)).status]).toEqual([200, 200]);
    expect(calls.slice(2).map(({ method }) => method)).toEqual(['GET']);
    expect(await app.deps.db.$count(pictureFile)).toBe(0);
    expect((await app.get(`/media/${'0'.repeat(32)}-480.webp`)).status).toBe(404);
  });

  test('calls have the signature of AWS, by the keys in the setting', async () => {
    const calls = withBucket();
    await uploaded(await bytesOf(landscape(600, 300).png()));
    const { method, url, headers } = calls[0] ?? { method: '', url: '', headers: {} };
    const time = headers['x-amz-date'] ?? '';
    const [, scope = '', signed = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
        headers['authorization'] ?? '',
      ) ?? [];
    // Signature Version 4 by hand (docs.aws.amazon.com, "Create a signed request").
    const canonical = [
      method,
      new URL(url).pathname,
      '',
      ...signed.split(';').map((name) => `${name}:${name === 'host' ? 's3.example:9000' : headers[name]}`),
      '',
      signed,
      headers['x-amz-content-sha256'],
    ].join('\n');
    const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
    const key = scope.split('/').reduce<string | Buffer>(hmac, 'AWS4wJalrXUtnFEMI/K7MDENG');
    expect([scope, signature]).toEqual([
      `${time.slice(0, 8)}/ap-northeast-2/s3/aws4_request`,
      hmac(key, toSign).toString('hex'),
    ]);
  });

  test('a bucket that refuses is an error, and nothing is stored', async () => {
    withBucket(403);
    expect(await upload(await bytesOf(landscape(60, 30).png()))).toEqual(['500', expect.any(String)]);
    expect(await app.deps.db.$count(picture)).toBe(0);
  });
});
