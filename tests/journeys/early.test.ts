import { beforeEach, expect, test, vi } from 'vitest';
import { keepEarly, type Early } from '#src/app/early.ts';

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<button id="first"><span>예약</span></button><button id="second">메뉴</button><input name="id"><input name="untouched" value="kept"><textarea></textarea><input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><input type="checkbox" name="kept" checked><input type="checkbox" name="agreed">';
  document.body.replaceChildren(root);
});

/** What is done again, once the page, which heard of presses itself meanwhile, is taken over. */
function takeOver(early: Early): void {
  early.hear();
  early.takeOver(root);
}

const at = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('presses are done again in their order, each once, and each after what came of the one before', async () => {
  const early = keepEarly(root);
  at('#second').click();
  at('#first span').click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) heard.push(target.id);
    queueMicrotask(() => heard.push('shown'));
  });
  takeOver(early);
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(['second', 'shown', 'first', 'shown']);
  at('#first').click();
  expect(heard).toEqual(['second', 'shown', 'first', 'shown', 'first']);
});

test('a press that comes once the page hears of presses itself is not done again', () => {
  vi.useFakeTimers();
  const early = keepEarly(root);
  at('#second').click();
  early.hear();
  at('#first').click();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && heard.push(target.id)));
  early.takeOver(root);
  vi.runAllTimers();
  expect(heard).toEqual(['second']);
});

test.each([
  ['before the page hears of presses is done again once it does', false, ['second', 'second']],
  ['once the page hears of presses is its own', true, ['second']],
])('a press that begins %s', (_, isHeardFirst, expected) => {
  vi.useFakeTimers();
  const early = keepEarly(root);
  const begin = () => at('#second').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (!isHeardFirst) begin();
  takeOver(early);
  if (isHeardFirst) begin();
  const heard: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && heard.push(target.id)));
  at('#second').click();
  vi.runAllTimers();
  expect(heard).toEqual(expected);
});

/** The fields that can be typed into, in their order. */
function typedInto() {
  const [id, untouched, text] = [at('[name="id"]'), at('[name="untouched"]'), at('textarea')];
  if (!(id instanceof HTMLInputElement && untouched instanceof HTMLInputElement && text instanceof HTMLTextAreaElement)) throw new Error('no fields');
  return { id, untouched, text };
}

test('what was typed stands, and is told of; a field that was not touched is taken over as it is', () => {
  const early = keepEarly(root);
  const { id, untouched, text } = typedInto();
  for (const [field, value] of [[id, 'member01'], [text, '회원권 문의']] as const) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const told: [string, string][] = [];
  root.addEventListener('input', ({ target }) => void ((target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && told.push([target.name, target.value])));
  takeOver(early);
  expect([id.value, untouched.value, text.value]).toEqual(['member01', 'kept', '회원권 문의']);
  expect(told).toEqual([['id', 'member01'], ['id', 'member01'], ['untouched', 'kept'], ['', '회원권 문의'], ['', '회원권 문의']]);
});

test.each([
  ['as somebody comes to a field', () => at('[name="id"]').dispatchEvent(new Event('focusin', { bubbles: true }))],
  ['when there is time', () => void vi.runAllTimers()],
])('where nothing was touched the fields are taken over %s, each once', (_, come) => {
  vi.useFakeTimers();
  const told: string[] = [];
  root.addEventListener('input', ({ target }) => void (target instanceof HTMLElement && told.push(target.getAttribute('name') ?? 'text')));
  takeOver(keepEarly(root));
  const before = [...told];
  come();
  vi.runAllTimers();
  expect([before, told]).toEqual([[], ['id', 'untouched', 'text']]);
});

test('a press that the page hears of itself before it is told of what was typed and chosen finds both', () => {
  const early = keepEarly(root);
  const { id } = typedInto();
  id.value = 'member01';
  id.dispatchEvent(new Event('input', { bubbles: true }));
  at('[name="agreed"]').click();
  early.hear();
  const heard: string[] = [];
  for (const type of ['input', 'click']) root.addEventListener(type, ({ target }) => void (target instanceof HTMLElement && heard.push(`${type} ${target.getAttribute('name') ?? (target.id || 'text')}`)));
  at('#first').click();
  early.takeOver(root);
  expect(heard).toEqual(['input id', 'input id', 'input untouched', 'input text', 'click agreed', 'input agreed', 'click first']);
});

test('what a keeper of passwords fills in before its field is taken over is told of', () => {
  const { id } = typedInto();
  takeOver(keepEarly(root));
  const told: string[] = [];
  root.addEventListener('input', ({ target }) => void (target instanceof HTMLInputElement && told.push(`${target.name} ${target.value}`)));
  id.value = 'member01';
  id.dispatchEvent(new Event('input', { bubbles: true }));
  expect(told).toEqual(['id member01', 'id member01', 'untouched kept', 'id member01']);
});

test('what was typed before anything could note it, or until it is done again, stands though the page has written over it', () => {
  const { id, text } = typedInto();
  id.value = 'member01';
  const early = keepEarly(root);
  early.hear();
  text.value = '회원권 문의';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  id.value = '';
  text.value = '';
  early.takeOver(root);
  expect([id.value, text.value]).toEqual(['member01', '회원권 문의']);
});

test('what was chosen stands though the page has written over it, and is told of; a radio that was left again is not', () => {
  const early = keepEarly(root);
  for (const choice of ['[value="b"]', '[value="a"]', '[value="b"]', '[name="agreed"]']) at(choice).click();
  const agreed = at('[name="agreed"]');
  if (agreed instanceof HTMLInputElement) agreed.checked = false;
  const told: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof HTMLInputElement && told.push(`${target.name} ${target.value} ${target.checked}`)));
  takeOver(early);
  expect(told).toEqual(['kind b true', 'agreed on true']);
  expect([...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [name, value])).toEqual([['kind', 'b'], ['kept', 'on'], ['agreed', 'on']]);
});
