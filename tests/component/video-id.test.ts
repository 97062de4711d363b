import { expect, test } from 'vitest';
import { videoIdOf } from '#src/shared/video/video-id.ts';

test.each([
  'https://www.youtube.com/watch?v=a1B2-c3_D4e',
  'https://youtube.com/watch?list=x&v=a1B2-c3_D4e&t=4',
  'https://m.youtube.com/shorts/a1B2-c3_D4e',
  'https://www.youtube.com/embed/a1B2-c3_D4e',
  'https://www.youtube.com/live/a1B2-c3_D4e?si=1',
  'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e',
  'https://youtu.be/a1B2-c3_D4e?t=3',
])('%s is a video', (link) => {
  expect(videoIdOf(link)).toBe('a1B2-c3_D4e');
});

test.each([
  '',
  null,
  undefined,
  'a1B2-c3_D4e',
  'https://www.youtube.com/@oakresort',
  'https://youtube.example/oakresortgolf',
  'http://www.youtube.com/watch?v=a1B2-c3_D4e',
  'https://www.youtube.com.evil.example/watch?v=a1B2-c3_D4e',
  'https://www.youtube.com/watch?v=short',
  'https://youtu.be/a1B2-c3_D4e/more',
  'javascript:alert(1)',
])('%s is not', (link) => {
  expect(videoIdOf(link)).toBeNull();
});
