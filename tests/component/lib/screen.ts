import { fireEvent, screen, within } from '@testing-library/react';
import { registrationParts } from '#contract/account/registration-number.ts';
import { digitCountMessage } from '#contract/shared/messages.ts';

/** Returns the text of the visible alert or question, or null. */
export const dialogText = (): string | null =>
  screen.queryByRole('alertdialog')?.querySelector('p[id]')?.textContent ?? null;

export const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

/** Clicks 확인 in the alert, even if the page has another button of that name. */
export const dismissAlert = (): void =>
  void fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));

/** Returns the form control of this name. */
export function field(name: string): HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  const control = document.querySelector(`[name="${name}"]`);
  if (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
    return control;
  throw new Error(`No field "${name}" in sight`);
}

/** Replaces the value of a field; does nothing if it is equal. */
export function fill(name: string, value: string): void {
  const control = field(name);
  if (control.value !== value) fireEvent.change(control, { target: { value } });
}

/** Types a registration number into its fields. */
export const fillNumber = (digits: string): void =>
  [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].forEach((part, index) =>
    fill(`registrationNumber${index === 0 ? '' : index + 1}`, part),
  );

/** Submits a form as Enter does, whether its button is enabled or not. */
export const enter = (form: string): void => void fireEvent.submit(screen.getByRole('form', { name: form }));

/** Returns the names of the invalid fields. */
export const invalidFields = (): string[] =>
  Array.from(document.querySelectorAll('[aria-invalid="true"][name]'), (control) => control.getAttribute('name') ?? '');

/**
 * Returns the names of the invalid fields, with one name for all parts of a number, without boxes that only ask for
 * their missing digits.
 */
export function refusedFields(): string[] {
  const asksForDigits = (name: string) =>
    registrationParts.some((count) => describedBy(field(name)).includes(digitCountMessage(count)));
  return [
    ...new Set(
      invalidFields()
        .filter((name) => !asksForDigits(name))
        .map((name) => name.replace(/(?<=^registrationNumber)\d$|(?<=^mobile)Back$/, '')),
    ),
  ];
}

const describedBy = (control: Element): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

export const currentStep = (): string | null =>
  document.querySelector('[aria-current="step"]')?.textContent?.replace(/^\d+/, '') ?? null;
