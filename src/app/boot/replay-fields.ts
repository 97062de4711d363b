export type Field = HTMLInputElement | HTMLTextAreaElement;
export type Choice = HTMLInputElement | HTMLSelectElement;

export type Control = Field | Choice;

/** All form controls, in document order. */
export const controlsIn = (container: Element) => [...container.querySelectorAll<Control>('input, textarea, select')];

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/** Text fields. */
export const fieldsIn = (container: Element) => container.querySelectorAll<Field>(fields);
export const isField = (element: Element | null): element is Field => element?.matches(fields) ?? false;

/** Radios, checkboxes and selects. */
export const isChoice = (element: Element | null): element is Choice =>
  element?.matches('input[type="radio"], input[type="checkbox"], select') ?? false;

/** Fields with a text that React does not know yet. */
const held = new Set<Field>();
export const heldFields: ReadonlySet<Field> = held;

/**
 * Lets no script write into a field until `fireChange`. React renders fields again as it hydrates them, with a state
 * that does not know what was typed before; a write would lose it, move the caret, and end the composition of an input
 * method (IME), which then types its syllable once more.
 */
export const holdField = (field: Field): void => void held.add(field);

const prototypes = [HTMLInputElement.prototype, HTMLTextAreaElement.prototype];
const nativeValues = new Map(
  prototypes.map((prototype) => [prototype, Object.getOwnPropertyDescriptor(prototype, 'value') ?? {}]),
);

/**
 * Replaces the setter of `value`, through which fields are held. React retains the setter that it finds when it
 * hydrates a field, so call it before, and the returned function, which restores the browser's, once every field is
 * hydrated.
 */
export function guardFields(): () => void {
  for (const [prototype, native] of nativeValues) {
    Object.defineProperty(prototype, 'value', {
      ...native,
      set(this: Field, value: string) {
        if (!held.has(this)) native.set?.call(this, value);
      },
    });
  }
  return () => {
    for (const [prototype, native] of nativeValues) Object.defineProperty(prototype, 'value', native);
  };
}

/**
 * Moves the text of a field that was held, and the caret if it was there, to the one that React has rendered in its
 * container.
 */
export function moveHeld(from: Field, to: Field, isFocused: boolean): void {
  held.delete(from);
  // A write that React does not see, so that it fires for the value.
  nativeValues.get(Object.getPrototypeOf(to))?.set?.call(to, from.value);
  held.add(to);
  if (!isFocused) return;
  to.focus();
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

let isFiring = false;
/** Whether `fireChange` is dispatching the current event. */
export const isReplayed = (): boolean => isFiring;

function fireInput(field: Field): void {
  isFiring = true;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  isFiring = false;
}

/** Lets go of every held field, without a change event. */
export const releaseFields = (): void => held.clear();

/** Whether React has hydrated a field: it then has a `value` of its own, by which React sees writes. */
export const isTracked = (field: Field): boolean => Object.hasOwn(field, 'value');

/** Makes React fire `onChange` for a field that was held. One that React replaces within it stays held. */
export function fireChange(field: Field): void {
  // React hydrates what receives an event, or renders it again where it finds other nodes than the server has rendered.
  fireInput(field);
  if (!field.isConnected) return;
  // React fires for a value other than the last one that it has recorded, which at hydration is what it finds: this
  // sets the record, while the field is held.
  field.value = field.defaultValue;
  held.delete(field);
  fireInput(field);
}

/** The state of a choice before hydration, which may overwrite it. */
export type Chosen = { readonly value: string; readonly isChecked: boolean };

export const chosenIn = (choice: Choice): Chosen => ({
  value: choice.value,
  isChecked: choice instanceof HTMLInputElement && choice.checked,
});

/** Whether both are radios of the same group. */
export const isSameGroup = (one: Choice, other: Choice) =>
  one.type === 'radio' && other.type === 'radio' && one.name === other.name && one.form === other.form;

export function replayChoice(choice: Choice, { value, isChecked }: Chosen): void {
  if (choice instanceof HTMLSelectElement) {
    choice.value = value;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  choice.checked = !isChecked;
  choice.click();
}
