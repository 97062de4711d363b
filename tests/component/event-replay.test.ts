import { beforeEach, expect, test, vi } from 'vitest';
import { createEventReplay, type EventReplay } from '#src/app/boot/event-replay.ts';

const setterOfValue = () => Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const nativeSetter = setterOfValue();

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML =
    '<button id="first"><span>예약</span></button><button id="second">메뉴</button><input name="id"><input name="untouched" value="kept"><textarea></textarea><input type="radio" name="kind" value="a" checked><input type="radio" name="kind" value="b"><input type="checkbox" name="kept" checked><input type="checkbox" name="agreed">';
  document.body.replaceChildren(root);
});

/** Simulates hydration: the page handles events itself from now on, and the captured ones are replayed. */
function hydrate(eventReplay: EventReplay): void {
  eventReplay.stopCapturing();
  eventReplay.replay();
}

const elementAt = (selector: string) => {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('presses are replayed in order, each once, and each after the effects of the one before', async () => {
  const eventReplay = createEventReplay(root);
  elementAt('#second').click();
  elementAt('#first span').click();
  const received: string[] = [];
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) received.push(target.id);
    queueMicrotask(() => received.push('shown'));
  });
  hydrate(eventReplay);
  await new Promise((resolve) => setTimeout(resolve));
  expect(received).toEqual(['second', 'shown', 'first', 'shown']);
  elementAt('#first').click();
  expect(received).toEqual(['second', 'shown', 'first', 'shown', 'first']);
});

test('a press that opens a popover of the HTML is not replayed', () => {
  vi.useFakeTimers();
  const eventReplay = createEventReplay(root);
  // jsdom has no popovers.
  Object.defineProperty(elementAt('#first'), 'popoverTargetElement', { value: root });
  elementAt('#first').click();
  elementAt('#second').click();
  const received: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && received.push(target.id)));
  hydrate(eventReplay);
  vi.runAllTimers();
  expect(received).toEqual(['second']);
});

test('a press after hydration is not replayed', () => {
  vi.useFakeTimers();
  const eventReplay = createEventReplay(root);
  elementAt('#second').click();
  eventReplay.stopCapturing();
  elementAt('#first').click();
  const received: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && received.push(target.id)));
  eventReplay.replay();
  vi.runAllTimers();
  expect(received).toEqual(['second']);
});

test.each([
  ['before the page hears of presses is done again once it does', false, ['second', 'second']],
  ['once the page hears of presses is its own', true, ['second']],
])('a press that begins %s', (_, isHydratedFirst, expected) => {
  vi.useFakeTimers();
  const eventReplay = createEventReplay(root);
  const startPress = () => elementAt('#second').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  if (!isHydratedFirst) startPress();
  hydrate(eventReplay);
  if (isHydratedFirst) startPress();
  const received: string[] = [];
  root.addEventListener('click', ({ target }) => void (target instanceof Element && received.push(target.id)));
  elementAt('#second').click();
  vi.runAllTimers();
  expect(received).toEqual(expected);
});

/** Clicks a label whose default action React prevents, since it handles only the click event. */
function pressLabelOf(selector: string, hydrateMeanwhile: () => void): void {
  const label = document.createElement('label');
  elementAt(selector).before(label);
  label.append(elementAt(selector), '동의');
  label.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  hydrateMeanwhile();
  label.addEventListener('click', (event) => void (event.target === label && event.preventDefault()));
  label.click();
  vi.runAllTimers();
}

test.each([
  ['a checkbox', '[name="agreed"]', [true, 1]],
  ['a radio', '[value="b"]', [true, 1]],
  ['a radio that is chosen', '[value="a"]', [true, 0]],
])('a press on the label of %s that begins before hydration selects once hydrated', (_, selector, expected) => {
  vi.useFakeTimers();
  const eventReplay = createEventReplay(root);
  let changes = 0;
  root.addEventListener('change', () => (changes += 1));
  pressLabelOf(selector, () => hydrate(eventReplay));
  const choice = elementAt(selector);
  expect([choice instanceof HTMLInputElement && choice.checked, changes]).toEqual(expected);
});

test('a press on a label that begins after hydration is left to the page', () => {
  vi.useFakeTimers();
  const eventReplay = createEventReplay(root);
  hydrate(eventReplay);
  pressLabelOf('[name="agreed"]', () => {});
  expect(root.querySelector('[name="agreed"]:checked')).toBeNull();
});

/** Enters text as a user or a password manager does. */
function typeInto(selector: string, text: string): void {
  const field = elementAt(selector);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    throw new Error(`${selector} takes no text`);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Records the events that reach the page from now on, with the value of their field. */
function recordEvents(...types: string[]): string[] {
  const received: string[] = [];
  for (const type of types) {
    root.addEventListener(type, ({ target }) => {
      if (target instanceof HTMLInputElement) received.push(`${type} ${target.name} ${target.value}`);
      else if (target instanceof Element) received.push(`${type} ${target.id}`);
    });
  }
  return received;
}

test('a press that the page handles before the input is replayed finds both typed and selected values', () => {
  const eventReplay = createEventReplay(root);
  typeInto('[name="id"]', 'member01');
  elementAt('[name="agreed"]').click();
  eventReplay.stopCapturing();
  const received = recordEvents('input', 'change', 'click');
  elementAt('#first').click();
  eventReplay.replay();
  expect(received).toEqual([
    'input id member01',
    'input id member01',
    'click agreed on',
    'input agreed on',
    'change agreed on',
    'click first',
  ]);
});

test('the value of a field before anything listened is replayed, and nothing overwrites it until then', () => {
  typeInto('[name="id"]', 'member01');
  const eventReplay = createEventReplay(root);
  const received = recordEvents('input');
  const id = elementAt('[name="id"]');
  if (id instanceof HTMLInputElement) id.value = '';
  hydrate(eventReplay);
  expect(received).toEqual(['input id member01', 'input id member01']);
});

test('a field filled in once the page, but maybe not its part of it, is hydrated is replayed once that has received the event itself', () => {
  vi.useFakeTimers();
  hydrate(createEventReplay(root));
  const received = recordEvents('input');
  typeInto('[name="id"]', 'member01');
  expect(received).toEqual(['input id member01']);
  vi.runAllTimers();
  expect(received).toEqual(['input id member01', 'input id member01', 'input id member01']);
});

test('a selection stays though the page has overwritten it, and is replayed; a radio that was left again is not', () => {
  const eventReplay = createEventReplay(root);
  for (const choice of ['[value="b"]', '[value="a"]', '[value="b"]', '[name="agreed"]']) elementAt(choice).click();
  const agreed = elementAt('[name="agreed"]');
  if (agreed instanceof HTMLInputElement) agreed.checked = false;
  const reported: string[] = [];
  root.addEventListener(
    'click',
    ({ target }) =>
      void (target instanceof HTMLInputElement && reported.push(`${target.name} ${target.value} ${target.checked}`)),
  );
  hydrate(eventReplay);
  expect(reported).toEqual(['kind b true', 'agreed on true']);
  expect([...root.querySelectorAll<HTMLInputElement>(':checked')].map(({ name, value }) => [name, value])).toEqual([
    ['kind', 'b'],
    ['kept', 'on'],
    ['agreed', 'on'],
  ]);
});

test('input is moved to the same place of a page that was rendered once more, with the focus, and is replayed', () => {
  const eventReplay = createEventReplay(root);
  typeInto('[name="id"]', 'member01');
  typeInto('textarea', 'golf');
  elementAt('textarea').focus();
  elementAt('[value="b"]').click();
  eventReplay.stopCapturing();
  root.innerHTML = `<span></span>${root.innerHTML}`;
  const reported: string[] = [];
  for (const type of ['input', 'click'])
    root.addEventListener(
      type,
      ({ target }) =>
        void (
          (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
          reported.push(`${type} ${target.name} ${target.value}`)
        ),
    );
  eventReplay.replay();
  expect(reported.filter((event, index) => reported.indexOf(event) === index)).toEqual([
    'input id member01',
    'input  golf',
    'click kind b',
    'input kind b',
  ]);
  expect([
    document.activeElement === elementAt('textarea'),
    [...root.querySelectorAll<HTMLInputElement>('[name="kind"]:checked')].map(({ value }) => value),
  ]).toEqual([true, ['b']]);
});

test('the setter of values is replaced until every field is hydrated', () => {
  const eventReplay = createEventReplay(root);
  expect(setterOfValue()).not.toBe(nativeSetter);
  hydrate(eventReplay);
  expect(setterOfValue()).not.toBe(nativeSetter);
  // React gives each field that it hydrates a `value` of its own.
  for (const field of root.querySelectorAll('input, textarea')) Object.defineProperty(field, 'value', { value: '' });
  eventReplay.replay();
  expect(setterOfValue()).toBe(nativeSetter);
});

test('a page that is rendered instead of hydrated is left to itself: values can be set, and nothing is held or replayed', () => {
  const eventReplay = createEventReplay(root);
  typeInto('[name="id"]', 'member01');
  eventReplay.discard();
  expect(setterOfValue()).toBe(nativeSetter);
  typeInto('[name="untouched"]', '0101234');
  const received = recordEvents('click');
  elementAt('#first').click();
  const fields = ['id', 'untouched']
    .map((name) => elementAt(`[name="${name}"]`))
    .filter((field) => field instanceof HTMLInputElement);
  for (const field of fields) field.value = '010-1234';
  expect([fields.map(({ value }) => value), received]).toEqual([['010-1234', '010-1234'], ['click first']]);
});
