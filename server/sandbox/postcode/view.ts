import { html } from 'hono/html';
import type { Html } from '../page.ts';
import type { Address } from './search.ts';
import { chosenAddress, searchAddresses } from './search.ts';

/**
 * Renders the search box and, after a search, the addresses. Each line of an address is a button that is disabled until
 * the script is loaded.
 */
export function searchView(query: string): Html {
  const { found, count } = searchAddresses(query);
  return html`<main data-query="${query}" data-count="${count}">
    <h1>우편번호 검색</h1>
    <form class="search" method="get" action="/sandbox/postcode/search" role="search">
      <div>
        <label for="q">도로명, 지번, 건물명, 우편번호</label>
        <input id="q" name="q" value="${query}" maxlength="100" autocomplete="off" />
      </div>
      <button type="submit" class="primary">검색</button>
    </form>
    ${query.trim() === '' ? '' : html`<p role="status">${count > 0 ? `검색 결과 ${count}건` : '검색 결과가 없습니다.'}</p>`}
    ${found.length > 0 ? html`<ul class="results">${found.map((address) => resultItem(address, query))}</ul>` : ''}
    ${count > found.length ? html`<p>처음 ${found.length}건입니다. 검색어를 더 자세히 입력해 주세요.</p>` : ''}
    <div class="actions" data-popup-only hidden><button type="button" data-close>닫기</button></div>
  </main>`;
}

const resultItem = (address: Address, query: string): Html => html`
  <li>
    <p class="eyebrow zone">${address.zonecode}${address.buildingName === '' ? '' : ` ${address.buildingName}`}</p>
    <button type="button" disabled data-address="${JSON.stringify(chosenAddress(address, 'R', query))}"><span>도로명</span>${address.roadAddress}</button>
    <button type="button" disabled data-address="${JSON.stringify(chosenAddress(address, 'J', query))}"><span>지번</span>${address.jibunAddress}</button>
  </li>
`;
