import { expect, test } from 'vitest';
import { deviceLabel } from '#server/services/session/device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const galaxy = 'Mozilla/5.0 (Linux; Android 14; SM-S928N)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge · Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Whale/4.33.325.17 Safari/537.36`, 'Whale · Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera · Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari · Mac'],
  [`${mac} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · Mac'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome · ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox · Linux'],
  [`${galaxy} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android'],
  [`${galaxy} ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet · Android'],
  [`${galaxy} ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`, 'Edge · Android'],
  [`${galaxy} ${webkit} Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 KAKAOTALK 25.8.0`, 'KakaoTalk · Android'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iPhone'],
  [`${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome · iPhone'],
  [`${iPhone} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'Firefox · iPhone'],
  [`${iPhone} EdgiOS/140.0.0.0 Version/18.0 Mobile/15E148 Safari/604.1`, 'Edge · iPhone'],
  [`${iPhone} Mobile/15E148 NAVER(inapp; search; 2000; 12.15.2; 16PRO)`, 'NAVER · iPhone'],
  [`${iPad} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari · iPad'],
  ['Dalvik/2.1.0 (Linux; U; Android 14; SM-S928N)', 'Android'],
  ['Firefox/143.0', 'Firefox'],
  ['curl/8.5.0', '알 수 없는 기기'],
  ['', '알 수 없는 기기'],
  ['<script>alert(1)</script>', '알 수 없는 기기'],
  ['x'.repeat(60_000), '알 수 없는 기기'],
])('%j is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test('only the beginning of a header is read, so that a long one takes no longer', () => {
  expect(deviceLabel(`${'Version/'.repeat(1_900)} Firefox/143.0`)).toBe('알 수 없는 기기');
});
