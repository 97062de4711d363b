import { chooseAgain, chosenIn, controlsIn, fieldsIn, fireChange, heldFields, holdField, isChoice, isField, isFiredHere, isLeftFor, isTracked, moveHeld, type Choice, type Chosen, type Control } from './replay-fields.ts';

/** A button, and the event that pressed it. */
export type Press = { readonly button: HTMLElement; readonly event: Event };

/** Input on a server-rendered page before React has hydrated it. */
export type Early = {
  readonly presses: readonly Press[];
  /** The last `pointerdown` on a button, unless React handles it. */
  begun: Press | null;
  /** Whether an element is in a deferred part (`replay-islands.ts`), whose input is captured until that part has hydrated. */
  isWaiting: (element: Element) => boolean;
  /** Whether any deferred part has not hydrated yet. */
  hasParts: () => boolean;
  /** From now on React handles clicks itself, except in deferred parts. */
  hear: () => void;
  /** Replays the input captured in a container that has hydrated: one change for each touched field, then the clicks in order, except `done`. */
  takeOver: (place: Element, done?: readonly Press[]) => void;
};

/** Captures clicks, choices and typing in `root` from now on, to replay them after hydration. */
export function keepEarly(root: HTMLElement): Early {
  const choices = new Map<Choice, Chosen>();
  let presses: Press[] = [];
  let isHeard = false;
  let isTakenOver = false;
  let before: Control[] = [];
  let focused: Element | null = null;
  /** The radio or checkbox of the last `pointerdown`, with its state at that moment. */
  let begunChoice: (Chosen & { readonly choice: HTMLInputElement }) | null = null;

  const isKept = (element: Element) => !isHeard || early.isWaiting(element);
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown(event) {
      const button = buttonOf(event);
      early.begun = button && isKept(button) ? { button, event } : null;
      const choice = choiceOf(event);
      begunChoice = choice && isKept(choice) ? { choice, ...chosenIn(choice) } : null;
    },
    // React did not see the pointerdown, so it does not treat this click as a press.
    click(event) {
      const button = buttonOf(event);
      if (button && isKept(button)) presses.push({ button, event });
      else if (button) {
        // Typed text is reported before the click that may submit it.
        tell(root);
        if (button === early.begun?.button) setTimeout(() => button.click());
      }
      early.begun = null;
      if (begunChoice && !isKept(begunChoice.choice) && choiceOf(event) === begunChoice.choice) setTimeout(chooseUnlessChanged, 0, begunChoice);
      begunChoice = null;
      endWhenDone();
    },
    change(event) {
      const choice = elementOf(event);
      if (!isChoice(choice) || !isKept(choice)) return;
      for (const left of choices.keys()) if (isLeftFor(left, choice)) choices.delete(left);
      choices.set(choice, chosenIn(choice));
    },
    // React hydrates Suspense boundaries one after the other; the event makes it hydrate this one.
    input(event) {
      const field = elementOf(event);
      if (!isField(field) || isFiredHere()) return;
      focused = field;
      holdField(field);
      if (isTakenOver && !early.isWaiting(field)) setTimeout(() => tell(field));
    },
  };
  // In the capture phase: React stops events on boundaries that it has not hydrated.
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener, true);
  for (const field of fieldsIn(root)) if (field.value !== field.defaultValue) holdField(field);

  const endWhenDone = () => {
    if (!isTakenOver || early.begun || begunChoice || early.hasParts() || ![...fieldsIn(root)].every(isTracked)) return;
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener, true);
  };
  const isIn = (place: Element, element: Element) => place.contains(element) && !early.isWaiting(element);
  const successorOf = (control: Control) => {
    const to = controlsIn(root)[before.indexOf(control)];
    return !control.isConnected && to?.name === control.name ? to : null;
  };
  /**
   * React renders a boundary again if a translator or an extension has changed its nodes. Moves what was typed and chosen to the elements that
   * replaced the former ones; returns whether it moved anything.
   */
  const followReplaced = (): boolean => {
    let isMoved = false;
    for (const field of heldFields) {
      const to = successorOf(field);
      if (!isField(to)) continue;
      moveHeld(field, to, field === focused && document.activeElement === document.body);
      isMoved = true;
    }
    for (const [choice, what] of choices) {
      const to = successorOf(choice);
      if (!isChoice(to)) continue;
      choices.delete(choice);
      choices.set(to, what);
      isMoved = true;
    }
    return isMoved;
  };
  /** Reports to React what was typed and chosen in a container. */
  const tell = (place: Element) => {
    followReplaced();
    for (const field of heldFields) if (isIn(place, field)) fireChange(field);
    for (const [choice, what] of choices) {
      if (!isIn(place, choice)) continue;
      choices.delete(choice);
      chooseAgain(choice, what);
      if (!choice.isConnected) choices.set(choice, what);
    }
    if (followReplaced()) tell(place);
    else endWhenDone();
  };
  const early: Early = {
    get presses() {
      return presses;
    },
    begun: null,
    isWaiting: () => false,
    hasParts: () => false,
    hear() {
      isHeard = true;
      focused = document.activeElement;
      before = controlsIn(root);
    },
    takeOver(place, done = []) {
      const pressed = presses.filter(({ button }) => isIn(place, button));
      isTakenOver = true;
      tell(place);
      presses = presses.filter((press) => !pressed.includes(press));
      // One task each, so that each click finds the page as the one before has left it.
      for (const press of pressed) if (!done.includes(press)) setTimeout(() => press.button.click());
    },
  };
  return early;
}

const buttonOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('button, [role="button"]') ?? null;
/** The radio or checkbox that an event on it, or on its label, belongs to. */
const choiceOf = (event: Event): HTMLInputElement | null => {
  const element = elementOf(event);
  const control = element?.closest('label')?.control ?? element;
  return control instanceof HTMLInputElement && isChoice(control) ? control : null;
};
/** react-aria prevents the default action of a click on a label, but does not check the control if it missed the pointerdown; so check it here. */
function chooseUnlessChanged({ choice, isChecked }: Chosen & { readonly choice: HTMLInputElement }): void {
  if (choice.checked === isChecked && !(choice.type === 'radio' && isChecked)) choice.click();
}
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
