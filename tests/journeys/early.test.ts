import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarly } from '#src/app/early.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<button id="first"><span>예약</span></button><button id="second">메뉴</button><input name="id"><input name="untouched" value="kept"><textarea></textarea><input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><input type="checkbox" name="kept" checked><input type="checkbox" name="agreed">';
  document.body.replaceChildren(root);
});

const at = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('presses are done again in their order, each once', () => {
  const endKeeping = keepEarly(root);
  at('#second').click();
  at('#first span').click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && heard.push(target.id)));
  endKeeping()();
  expect(heard).toEqual(['second', 'first']);
  at('#first').click();
  expect(heard).toEqual(['second', 'first', 'first']);
});

test('a press that comes once the page hears of presses itself is not done again', () => {
  const endKeeping = keepEarly(root);
  at('#second').click();
  const doAgain = endKeeping();
  at('#first').click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && heard.push(target.id)));
  doAgain();
  expect(heard).toEqual(['second']);
});

test('what was typed stands, and is told of', () => {
  const endKeeping = keepEarly(root);
  const [id, text] = [at('[name="id"]'), at('textarea')];
  if (!(id instanceof HTMLInputElement && text instanceof HTMLTextAreaElement)) throw new Error('no fields');
  id.value = 'member01';
  text.value = '회원권 문의';
  const told = vi.fn<(field: EventTarget | null) => void>();
  root.addEventListener('input', ({ target }) => told(target));
  endKeeping()();
  expect([id.value, text.value, [...new Set(told.mock.calls.map(([field]) => field))]]).toEqual(['member01', '회원권 문의', [id, text]]);
});

test('what was chosen stands, and is told of; a radio that was left again is not', () => {
  const endKeeping = keepEarly(root);
  for (const choice of ['[value="b"]', '[value="a"]', '[value="b"]', '[name="agreed"]']) at(choice).click();
  const told: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof HTMLInputElement && told.push(`${target.name} ${target.value} ${target.checked}`)));
  endKeeping()();
  expect(told).toEqual(['kind b true', 'agreed on true']);
  expect([...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [name, value])).toEqual([['kind', 'b'], ['kept', 'on'], ['agreed', 'on']]);
});
