import type { ProviderRequest } from '#machines/verification.machine.ts';

/** Where the popup keeps the number of its request until its return page reads it. */
export const requestNumberKey = 'verificationRequest';

/** Sends the window of that name to the provider by a form. False when the window is no longer an empty one of ours, or is gone. */
export function submitInto(opened: Window, target: string, { requestNumber, action, fields }: ProviderRequest): boolean {
  if (opened.closed || !keep(opened, requestNumber)) return false;
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

/** A window that an earlier visit left at the provider's may not be written to. */
function keep(opened: Window, requestNumber: string): boolean {
  try {
    opened.sessionStorage.setItem(requestNumberKey, requestNumber);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

function hiddenField([name, value]: [string, string]): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = name;
  field.value = value;
  return field;
}
