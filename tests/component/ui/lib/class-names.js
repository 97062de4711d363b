import { createStitches } from '@stitches/react';
import { compiledCalls, recorded } from '../../../../scripts/vite/styles/recorded-stitches.js';
import { createStitches as createCompiled } from '#src/ui/foundation/compiled-stitches.ts';

import.meta.glob(['/src/**/*.{ts,tsx}', '!/src/app/boot/**', '!/src/admin/**'], { eager: true });

const internals = Symbol.for('sxs.internal');
const stitches = createStitches({});
const { css } = createCompiled();
const calls = compiledCalls();
const compiled = new Map();

/** An element, such as 'div', is no style. */
const isPart = (part) => typeof part === 'function' || part.length > 0;

/** The classes of each component by Stitches and compiled: without variants, and with the values of one and of two. */
export const classNames = [...recorded].flatMap(([id, { args, made }]) => {
  const own = css(...args.flatMap((arg, index) => [calls.get(id)[index] ?? compiled.get(arg) ?? []].filter(isPart)));
  compiled.set(made, own);
  const byStitches = stitches.css('span', made);
  return propsOf(made).map((props) => ({
    component: `${id} ${JSON.stringify(props)}`,
    stitches: byStitches(props).className,
    compiled: own(props).className,
  }));
});

function propsOf(component) {
  const singles = [...component[internals].composers].flatMap(([, , variants, compounds]) =>
    [...variants, ...compounds].map(([match]) => match),
  );
  return [{}, { className: 'own' }, ...singles.flatMap((one) => singles.map((other) => ({ ...one, ...other })))];
}
