import * as animations from './animations.ts';
import { reset } from './theme.ts';

/**
 * Removes the styles of the previously rendered page. Keyframe rules are only added when their module is first
 * evaluated, so they are added again here.
 */
export function resetStyles(): void {
  reset();
  Object.values(animations).forEach(String);
}
