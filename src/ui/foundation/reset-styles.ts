import * as animations from './animations.ts';
import { reset } from './theme.ts';

/** Forgets the styles of the page before. The rules of animations are added when the module that names them is evaluated, once, so all of them are added again. */
export function resetStyles(): void {
  reset();
  Object.values(animations).forEach(String);
}
