import { whenIdle } from '#src/shared/page/when-idle.ts';

/**
 * What is pressed, chosen and typed before the page is taken over, which the server has written and nothing listens to yet. Answers what
 * ends that, as soon as React hears of presses itself, and answers in turn what does it all again once the page is taken over: a change
 * of each field that was touched, then the presses in their order. Where nothing was, the fields are taken over when there is time, or as
 * somebody, or a keeper of passwords, comes to one: all at once they would keep a phone from answering.
 */
export function keepEarly(root: HTMLElement): () => () => void {
  const pressed: HTMLElement[] = [];
  const chosen = new Set<HTMLInputElement>();
  const typed = new Map<Field, string>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button) pressed.push(button);
  };
  const noteChoice = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')) chosen.add(target);
  };
  // What a field holds is not asked for at the end: a page that is being taken over may write over it.
  const noteText = ({ target }: Event) => void (isField(target) && typed.set(target, target.value));
  for (const field of fieldsIn(root)) if (field.value !== field.defaultValue) typed.set(field, field.value);
  root.addEventListener('click', note);
  root.addEventListener('change', noteChoice);
  root.addEventListener('input', noteText);
  return () => {
    root.removeEventListener('click', note);
    root.removeEventListener('change', noteChoice);
    return () => {
      let isDone = false;
      const goOn = () => {
        if (isDone) return;
        isDone = true;
        root.removeEventListener('input', noteText);
        doAgain(root, typed, chosen, pressed);
      };
      for (const type of ['focusin', 'input']) root.addEventListener(type, goOn, { once: true });
      if (typed.size + chosen.size + pressed.length > 0) goOn();
      else whenIdle(goOn);
    };
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea';
const fieldsIn = (root: HTMLElement) => root.querySelectorAll<Field>(fields);
const isField = (target: EventTarget | null): target is Field => target instanceof Element && target.matches(fields);

function doAgain(root: HTMLElement, typed: ReadonlyMap<Field, string>, chosen: Iterable<HTMLInputElement>, pressed: Iterable<HTMLElement>): void {
  for (const field of fieldsIn(root)) tellOf(field, typed.get(field) ?? (field.value === field.defaultValue ? null : field.value));
  for (const choice of chosen) chooseAgain(choice);
  for (const button of pressed) button.click();
}

/**
 * React hears of a change only where the value is another than the one that it has seen last: at the first event, which makes it take over the
 * field. So does one that nothing was typed into yet: else what is filled in before its turn comes, as by a keeper of passwords, would be that value.
 */
function tellOf(field: Field, value: string | null): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (value === null) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A radio that was left for another one since then stays so. */
function chooseAgain(choice: HTMLInputElement): void {
  if (choice.type === 'radio' && !choice.checked) return;
  choice.checked = !choice.checked;
  choice.click();
}
