/**
 * What is pressed, chosen and typed before the page is taken over, which the server has written and nothing listens to yet. Answers what
 * ends that, as soon as React hears of presses itself, and answers in turn what does it all again once the page is taken over: a change
 * of each field that was touched, then the presses in their order.
 */
export function keepEarly(root: HTMLElement): () => () => void {
  const pressed: HTMLElement[] = [];
  const chosen = new Set<HTMLInputElement>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
    if (button) pressed.push(button);
  };
  const noteChoice = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox')) chosen.add(target);
  };
  root.addEventListener('click', note);
  root.addEventListener('change', noteChoice);
  return () => {
    root.removeEventListener('click', note);
    root.removeEventListener('change', noteChoice);
    return () => doAgain(root, chosen, pressed);
  };
}

function doAgain(root: HTMLElement, chosen: Iterable<HTMLInputElement>, pressed: Iterable<HTMLElement>): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="radio"], [type="checkbox"]), textarea')) if (field.value !== field.defaultValue) tellOf(field);
  for (const choice of chosen) chooseAgain(choice);
  for (const button of pressed) button.click();
}

/** React hears of a change only where the value is another than the one that it has seen last: at the first event, which makes it take over the field. */
function tellOf(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = field;
  field.dispatchEvent(new Event('input', { bubbles: true }));
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
