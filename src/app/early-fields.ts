export type Field = HTMLInputElement | HTMLTextAreaElement;
export type Choice = HTMLInputElement | HTMLSelectElement;

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/** What is typed into. */
export const fieldsIn = (place: Element) => place.querySelectorAll<Field>(fields);
export const isField = (element: Element | null): element is Field => element?.matches(fields) ?? false;

/** What is chosen from or with. */
export const isChoice = (element: Element | null): element is Choice => element?.matches('input[type="radio"], input[type="checkbox"], select') ?? false;

/**
 * React hears of a change only where the value is another than the one that it has seen last: at the first event, which makes it take over the
 * field. So does one that nothing was typed into yet: else what is filled in before its turn comes, as by a keeper of passwords, would be that value.
 */
export function tellOf(field: Field, value: string | null): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (value === null) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What was chosen in a control: what takes the control over may write over it. */
export type Chosen = { readonly value: string; readonly isChecked: boolean };

export const chosenIn = (choice: Choice): Chosen => ({ value: choice.value, isChecked: choice instanceof HTMLInputElement && choice.checked });

/** Whether the one radio was left for the other. */
export const isLeftFor = (left: Choice, choice: Choice) => left.type === 'radio' && choice.type === 'radio' && left.name === choice.name && left.form === choice.form;

export function chooseAgain(choice: Choice, { value, isChecked }: Chosen): void {
  if (choice instanceof HTMLSelectElement) {
    choice.value = value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  choice.checked = !isChecked;
  choice.click();
}
