// @vitest-environment node
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { clubPaths, paths } from '#contract/site/site-paths.ts';
import { App } from '#src/app/App.tsx';
import { routes } from '#src/app/routes.tsx';
import { createServices } from '#src/app/boot/services.ts';

const leafPaths = (route: RouteObject): string[] =>
  route.children ? route.children.flatMap(leafPaths) : [route.path ?? ''];
const allPaths = [...Object.values(paths), ...clubPaths];

async function renderPath(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path.replaceAll(/:\w+/g, '1')}>
      <App {...createServices()} />
    </StaticRouter>,
  );
  return text(prelude);
}

describe('the routes', () => {
  test('are all of both specs, each once, and the misspelled path', () => {
    expect(routes.flatMap(leafPaths).toSorted()).toEqual([...allPaths, '/oakhils/*', '*'].toSorted());
  });

  test.each(allPaths)('%s renders without a DOM', async (path) => {
    expect(await renderPath(path)).toMatch(/<(main|div|p)\b/);
  });

  test('the login page without a DOM contains its form', async () => {
    expect(await renderPath(paths.login)).toMatch(/<form[^>]*aria-label="로그인"/);
  });

  test('a page that needs a login renders its layout and nothing of a member without a DOM', async () => {
    const page = await renderPath(paths.myPage);
    expect([page.includes('주 메뉴'), page.includes('나의 회원권')]).toEqual([true, false]);
  });
});
