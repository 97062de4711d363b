import { chooseAgain, chosenIn, controlsIn, fieldsIn, fireChange, heldFields, holdField, isChoice, isField, isFiredHere, isLeftFor, isTracked, moveHeld, type Choice, type Chosen, type Control } from './early-fields.ts';

/** A button, and an event of its being pressed. */
export type Press = { readonly button: HTMLElement; readonly event: Event };

/** What is done before the page is taken over, which the server has written and nothing listens to yet. */
export type Early = {
  readonly presses: readonly Press[];
  /** The press that was begun last, unless React hears of it. */
  begun: Press | null;
  /** Whether an element is in a part that is taken over later than the page (`early-parts.ts`): what is done to it is kept until then. */
  isWaiting: (element: Element) => boolean;
  /** Whether any such part is left. */
  hasParts: () => boolean;
  /** React hears of presses itself from now on. */
  hear: () => void;
  /**
   * What was done to a place is done again, now that it is taken over: a change of each field that was touched, then the presses in their
   * order, but for those `done`.
   */
  takeOver: (place: Element, done?: readonly Press[]) => void;
};

/** Keeps what is pressed, chosen and typed in `root` from now on. */
export function keepEarly(root: HTMLElement): Early {
  const choices = new Map<Choice, Chosen>();
  let presses: Press[] = [];
  let isHeard = false;
  let isTakenOver = false;
  let before: Control[] = [];
  let focused: Element | null = null;
  /** The choice whose press was begun last, as it was then. */
  let begunChoice: (Chosen & { readonly choice: HTMLInputElement }) | null = null;

  const isKept = (element: Element) => !isHeard || early.isWaiting(element);
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown(event) {
      const button = buttonOf(event);
      early.begun = button && isKept(button) ? { button, event } : null;
      const choice = choiceOf(event);
      begunChoice = choice && isKept(choice) ? { choice, ...chosenIn(choice) } : null;
    },
    // React, which did not hear where it began, takes it for no press.
    click(event) {
      const button = buttonOf(event);
      if (button && isKept(button)) presses.push({ button, event });
      else if (button) {
        // What was typed comes before the press that sends it.
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
    // Within the page, too, parts are hydrated one after the other; the event makes React hydrate this one.
    input(event) {
      const field = elementOf(event);
      if (!isField(field) || isFiredHere()) return;
      focused = field;
      holdField(field);
      if (isTakenOver && !early.isWaiting(field)) setTimeout(() => tell(field));
    },
  };
  // Ahead of React, which lets nobody hear of what is done to a part that it has not taken over.
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
   * React renders a place again that a translator or an extension has changed: what was typed and chosen is moved to the elements that stand
   * where the former ones stood. Returns whether anything was.
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
  /** React hears of what was typed and chosen in a place. */
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
      // Each by itself, so that it finds what the one before has made of the page.
      for (const press of pressed) if (!done.includes(press)) setTimeout(() => press.button.click());
    },
  };
  return early;
}

const buttonOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('button, [role="button"]') ?? null;
/** The radio or checkbox that a press on it, or on its label, is about. */
const choiceOf = (event: Event): HTMLInputElement | null => {
  const element = elementOf(event);
  const control = element?.closest('label')?.control ?? element;
  return control instanceof HTMLInputElement && isChoice(control) ? control : null;
};
/** A press on the label of a choice that React heard the end of only: it keeps the browser from choosing, and chooses nothing itself. */
function chooseUnlessChanged({ choice, isChecked }: Chosen & { readonly choice: HTMLInputElement }): void {
  if (choice.checked === isChecked && !(choice.type === 'radio' && isChecked)) choice.click();
}
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
