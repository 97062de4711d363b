import type { Level } from '../paths/path-record.ts';
import { html, type Html } from './html.ts';
import { levelNames } from './words.ts';

/**
 * Renders a diagram with a selection of the level, or the mutants, that colours it. Needs no script: CSS depends on the
 * checked input.
 */
export const tintChoice = (levels: readonly Level[], isMutated: boolean, picture: Html): Html => html`<div>
<fieldset class="choice"><legend>색칠할 수준</legend>
<label><input type="radio" name="tint" value="all" checked> 모두</label>
${levels.map((level) => html`<label><input type="radio" name="tint" value="${level}"> ${levelNames[level]}</label>`)}
${isMutated ? html`<label><input type="radio" name="tint" value="mutants"> 변이</label>` : html``}
</fieldset>
<p class="soft">초록은 통과한 경로가 밟은 것, 빨간 점선은 밟지 않은 것, 굵은 빨간 선은 거기서 실패한 것입니다.${isMutated ? ' 변이에서 초록은 모두 잡힌 것, 굵은 빨간 선은 살아남은 변이가 있는 것입니다.' : ''}</p>
${picture}
</div>`;
