import { whenIdle } from '#src/shared/page/when-idle.ts';
import { chooseAgain, chosenIn, fieldsIn, isChoice, isField, isLeftFor, tellOf, type Choice, type Chosen, type Field } from './early-fields.ts';

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
   * order, but for those `done`. Where nothing was, the fields are taken over when there is time, or as somebody, or a keeper of passwords,
   * comes to one: all at once they would keep a phone from answering.
   */
  takeOver: (place: Element, done?: readonly Press[]) => void;
};

/** Keeps what is pressed, chosen and typed in `root` from now on. */
export function keepEarly(root: HTMLElement): Early {
  const choices = new Map<Choice, Chosen>();
  const texts = new Map<Field, string>();
  /** Where fields are still to be taken over. */
  const places = new Set<Element>([root]);
  let presses: Press[] = [];
  let isHeard = false;

  const isKept = (element: Element) => !isHeard || early.isWaiting(element);
  const listeners: Record<string, (event: Event) => void> = {
    pointerdown(event) {
      const button = buttonOf(event);
      early.begun = button && isKept(button) ? { button, event } : null;
    },
    // React, which did not hear where it began, takes it for no press.
    click(event) {
      const button = buttonOf(event);
      if (button && isKept(button)) presses.push({ button, event });
      else if (button) {
        // What was typed comes before the press that sends it.
        for (const place of places) if (place.contains(button) && isTouched(place)) tell(place);
        if (button === early.begun?.button) setTimeout(() => button.click());
      }
      early.begun = null;
      endWhenDone();
    },
    change(event) {
      const choice = elementOf(event);
      if (!isChoice(choice) || !isKept(choice)) return;
      for (const left of choices.keys()) if (isLeftFor(left, choice)) choices.delete(left);
      choices.set(choice, chosenIn(choice));
    },
    // What a field holds is not asked for at the end: what takes it over may write over it.
    input(event) {
      const field = elementOf(event);
      if (isField(field) && (isKept(field) || [...places].some((place) => place.contains(field)))) texts.set(field, field.value);
    },
  };
  // Ahead of React, which lets nobody hear of what is done to a part that it has not taken over.
  for (const [type, listener] of Object.entries(listeners)) root.addEventListener(type, listener, true);
  for (const field of fieldsIn(root)) if (field.value !== field.defaultValue) texts.set(field, field.value);

  const endWhenDone = () => {
    if (places.size > 0 || early.begun || early.hasParts()) return;
    for (const [type, listener] of Object.entries(listeners)) root.removeEventListener(type, listener, true);
  };
  const isIn = (place: Element, element: Element) => place.contains(element) && !early.isWaiting(element);
  const isTouched = (place: Element) => [...texts.keys(), ...choices.keys()].some((touched) => isIn(place, touched));
  /** React hears of what was typed and chosen in a place. */
  const tell = (place: Element) => {
    places.delete(place);
    const isHere = (element: Element) => isIn(place, element);
    for (const field of [...fieldsIn(place)].filter(isHere)) {
      tellOf(field, texts.get(field) ?? (field.value === field.defaultValue ? null : field.value));
      texts.delete(field);
    }
    for (const [choice, what] of choices) {
      if (!isHere(choice)) continue;
      choices.delete(choice);
      chooseAgain(choice, what);
    }
    endWhenDone();
  };
  const early: Early = {
    get presses() {
      return presses;
    },
    begun: null,
    isWaiting: () => false,
    hasParts: () => false,
    hear: () => void (isHeard = true),
    takeOver(place, done = []) {
      const pressed = presses.filter(({ button }) => isIn(place, button));
      const takeFields = () => {
        for (const type of ['focusin', 'input']) place.removeEventListener(type, takeFields);
        if (places.has(place)) tell(place);
      };
      places.add(place);
      if (pressed.length > 0 || isTouched(place)) takeFields();
      else {
        for (const type of ['focusin', 'input']) place.addEventListener(type, takeFields);
        whenIdle(takeFields);
      }
      presses = presses.filter((press) => !pressed.includes(press));
      // Each by itself, so that it finds what the one before has made of the page.
      for (const press of pressed) if (!done.includes(press)) setTimeout(() => press.button.click());
    },
  };
  return early;
}

const buttonOf = (event: Event) => elementOf(event)?.closest<HTMLElement>('button, [role="button"]') ?? null;
const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);
