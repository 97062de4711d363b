import {
  chosenIn,
  controlsIn,
  fieldsIn,
  fireChange,
  guardFields,
  heldFields,
  holdField,
  isChoice,
  isField,
  isReplayed,
  isSameGroup,
  isTracked,
  moveHeld,
  releaseFields,
  replayChoice,
  type Choice,
  type Chosen,
  type Control,
} from './replay-fields.ts';

/** Input on a server-rendered page before React has hydrated it. */
export type EventReplay = {
  /** From now on React handles clicks itself. */
  stopCapturing: () => void;
  /**
   * Replays the captured input, once the page has hydrated: one change for each touched field, then the clicks in
   * order.
   */
  replay: () => void;
  /** Stops everything: the captured elements will be replaced, not hydrated. */
  discard: () => void;
};

/** Captures clicks, choices and typing in `root` from now on, to replay them after hydration. */
export function createEventReplay(root: HTMLElement): EventReplay {
  const restoreFields = guardFields();
  const choices = new Map<Choice, Chosen>();
  const clicks: HTMLElement[] = [];
  let isCapturing = true;
  let isHydrated = false;
  let controlsBefore: Control[] = [];
  let focused: Element | null = null;
  /** The button of the last `pointerdown`, unless React handles it. */
  let pressed: HTMLElement | null = null;
  /** The radio or checkbox of the last `pointerdown`, with its state at that moment. */
  let pressedChoice: (Chosen & { readonly choice: HTMLInputElement }) | null = null;

  const listeners: Record<string, (event: Event) => void> = {
    pointerdown(event) {
      pressed = isCapturing ? buttonOf(event) : null;
      const choice = isCapturing ? choiceOf(event) : null;
      pressedChoice = choice && { choice, ...chosenIn(choice) };
    },
    // React did not see the pointerdown, so it does not treat this click as a press.
    click(event) {
      const button = buttonOf(event);
      if (button && isCapturing) {
        if (!opensPopover(button)) clicks.push(button);
      } else if (button) {
        // Typed text is reported before the click that may submit it.
        replayFields();
        if (button === pressed && !opensPopover(button)) setTimeout(() => button.click());
      }
      pressed = null;
      if (pressedChoice && !isCapturing && choiceOf(event) === pressedChoice.choice)
        setTimeout(chooseUnlessChanged, 0, pressedChoice);
      pressedChoice = null;
      stopWhenDone();
    },
    change(event) {
      const choice = elementOf(event);
      if (!isChoice(choice) || !isCapturing) return;
      for (const other of choices.keys()) if (isSameGroup(other, choice)) choices.delete(other);
      choices.set(choice, chosenIn(choice));
    },
    // React hydrates Suspense boundaries one after the other; the event makes it hydrate this one.
    input(event) {
      const field = elementOf(event);
      if (!isField(field) || isReplayed()) return;
      focused = field;
      holdField(field);
      if (isHydrated) setTimeout(replayFields);
    },
  };
  // In the capture phase: React stops events on boundaries that it has not hydrated.
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener, true);
  for (const field of fieldsIn(root)) if (field.value !== field.defaultValue) holdField(field);

  const stopWhenDone = () => {
    if (isHydrated && !pressed && !pressedChoice && [...fieldsIn(root)].every(isTracked)) stop();
  };
  const stop = () => {
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener, true);
    restoreFields();
  };
  const replacementOf = (control: Control) => {
    const replacement = controlsIn(root)[controlsBefore.indexOf(control)];
    return !control.isConnected && replacement?.name === control.name ? replacement : null;
  };
  /**
   * React renders a boundary again if a translator or an extension has changed its nodes. Moves what was typed and
   * chosen to the elements that replaced the former ones; returns whether it moved anything.
   */
  const moveToReplacements = (): boolean => {
    let isMoved = false;
    for (const field of heldFields) {
      const replacement = replacementOf(field);
      if (!isField(replacement)) continue;
      moveHeld(field, replacement, field === focused && document.activeElement === document.body);
      isMoved = true;
    }
    for (const [choice, chosen] of choices) {
      const replacement = replacementOf(choice);
      if (!isChoice(replacement)) continue;
      choices.delete(choice);
      choices.set(replacement, chosen);
      isMoved = true;
    }
    return isMoved;
  };
  /** Reports to React what was typed and chosen. */
  const replayFields = () => {
    moveToReplacements();
    for (const field of heldFields) if (root.contains(field)) fireChange(field);
    for (const [choice, chosen] of choices) {
      if (!root.contains(choice)) continue;
      choices.delete(choice);
      replayChoice(choice, chosen);
      if (!choice.isConnected) choices.set(choice, chosen);
    }
    if (moveToReplacements()) replayFields();
    else stopWhenDone();
  };
  return {
    stopCapturing() {
      isCapturing = false;
      focused = document.activeElement;
      controlsBefore = controlsIn(root);
    },
    replay() {
      isHydrated = true;
      replayFields();
      // One task each, so that each click finds the page as the one before has left it.
      for (const button of clicks.splice(0)) setTimeout(() => button.click());
    },
    discard() {
      releaseFields();
      stop();
    },
  };
}

const buttonOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('button, [role="button"]') ?? null;
/** Whether the browser itself handles a click on the button. */
const opensPopover = (button: HTMLElement) =>
  button instanceof HTMLButtonElement && Boolean(button.popoverTargetElement);
/** The radio or checkbox that an event on it, or on its label, belongs to. */
const choiceOf = (event: Event): HTMLInputElement | null => {
  const element = elementOf(event);
  const control = element?.closest('label')?.control ?? element;
  return control instanceof HTMLInputElement && isChoice(control) ? control : null;
};
/**
 * react-aria prevents the default action of a click on a label, but does not check the control if it missed the
 * pointerdown; so check it here.
 */
function chooseUnlessChanged({ choice, isChecked }: Chosen & { readonly choice: HTMLInputElement }): void {
  if (choice.checked === isChecked && !(choice.type === 'radio' && isChecked)) choice.click();
}
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
