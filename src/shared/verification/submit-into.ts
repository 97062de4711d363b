import type { ProviderRequest } from '#machines/verification.machine.ts';

/** Where the popup keeps the number of its request until its return page reads it; where storage keeps nothing, in its own name. */
const requestNumberKey = 'verificationRequest';
const named = `${requestNumberKey} `;

/** Sends the window of that name to the provider by a form. False when the window is no longer an empty one of ours, or is gone. */
export function submitInto(opened: Window, name: string, { requestNumber, action, fields }: ProviderRequest): boolean {
  const target = opened.closed ? null : keep(opened, name, requestNumber);
  if (target === null) return false;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  form.append(...Object.entries(fields).map(hiddenField));
  document.body.append(form);
  form.submit();
  form.remove();
  return true;
}

/** In the popup: the number that it has kept, which is there once only. Empty when there is none. */
export function takeRequestNumber(): string {
  const kept = orNull(() => window.sessionStorage.getItem(requestNumberKey));
  orNull(() => window.sessionStorage.removeItem(requestNumberKey));
  const inName = window.name.startsWith(named) ? window.name.slice(named.length) : '';
  if (inName !== '') window.name = '';
  return kept ?? inName;
}

/** The name of the window that keeps the number now. Null for one that an earlier visit left at the provider's, which may not be written to. */
function keep(opened: Window, name: string, requestNumber: string): string | null {
  const isStored = orNull(() => {
    opened.sessionStorage.setItem(requestNumberKey, requestNumber);
    return true;
  });
  return isStored ? name : orNull(() => (opened.name = named + requestNumber));
}

/** What the browser allows, or null. What another window throws is an error of that window's kinds, none of ours. */
function orNull<Value>(access: () => Value): Value | null {
  try {
    return access();
  } catch {
    return null;
  }
}

function hiddenField([name, value]: [string, string]): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}
