import type { Plugin } from 'vite';

/**
 * Pictures are beside the page of the stories wherever Storybook is published, also under a path of a site; ours are at
 * the root.
 */
export const relativePictures: Plugin = {
  name: 'relative-pictures',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/site\/picture-of\.ts$|\/src\/ui\/[a-z]+\/sky\.ts$/ },
    handler: (code) => code.replaceAll(/`\/(images|weather)\//g, '`$1/'),
  },
};
