import { describe, expect, test } from 'vitest';
import { pageType, type KeyVisual } from '#contract/site/frame.ts';
import { keyVisualSizes, mobileCropOf, shownVisuals } from '#contract/site/key-visual.ts';

const painted = '(max-width: 1025px) 180vw, 115vw';
const looks: Readonly<Record<string, [string, string]>> = {
  MAIN: ['portrait', '100vw'],
  STORY: ['portrait', '100vw'],
  NOTICE: ['wide', painted],
  POLICY: ['wide', painted],
};

test.each(pageType.options)('the picture of %s has the crop and the width of its layout', (type) => {
  expect([mobileCropOf(type), keyVisualSizes(type)]).toEqual(looks[type] ?? ['band', '100vw']);
});

describe('a page shows', () => {
  const visual = (id: number, exposure: boolean): KeyVisual => ({
    id,
    pageType: 'NOTICE',
    pcImageUrl: `pc-${id}`,
    mobileImageUrl: `mobile-${id}`,
    exposure,
    title: '',
    alt: '',
  });
  const setting = {
    pcMainKeyVisualImageUrl: 'pc-main',
    mobileMainKeyVisualImageUrl: 'mobile-main',
    pcSubKeyVisualImageUrl: 'pc-sub',
    mobileSubKeyVisualImageUrl: 'mobile-sub',
  };
  const filesOf = (...args: Parameters<typeof shownVisuals>) =>
    shownVisuals(...args).map(({ pcImageUrl, mobileImageUrl }) => [pcImageUrl, mobileImageUrl]);

  test('the exposed pictures, in order', () =>
    expect(filesOf('NOTICE', [visual(3, true), visual(1, false), visual(2, true)], setting)).toEqual([
      ['pc-3', 'mobile-3'],
      ['pc-2', 'mobile-2'],
    ]));

  test.each(pageType.options)('the default picture if none of %s is exposed', (type) => {
    const kind = type === 'MAIN' ? 'main' : 'sub';
    expect([filesOf(type, [], setting), filesOf(type, [visual(1, false)], setting)]).toEqual([
      [[`pc-${kind}`, `mobile-${kind}`]],
      [[`pc-${kind}`, `mobile-${kind}`]],
    ]);
  });

  test('the wide default picture on phones too, if there is no other', () =>
    expect(filesOf('POLICY', [], { ...setting, mobileSubKeyVisualImageUrl: '' })).toEqual([['pc-sub', 'pc-sub']]));

  test.each([
    ['what is exposed is not known', undefined, setting],
    ['the setting is not known', [], undefined],
    ['the setting has no picture', [], { ...setting, pcSubKeyVisualImageUrl: '' }],
  ] as const)('no picture of an operator while %s', (_, visuals, loadedSetting) =>
    expect(shownVisuals('ABOUT', visuals, loadedSetting)).toEqual([]),
  );
});
