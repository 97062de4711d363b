/**
 * Whether the focus moves to a submit button. The message of the field that it leaves is then not shown: it would move the button under the pointer,
 * which loses the click, and submitting shows all messages.
 */
export const isSubmitButton = (control: EventTarget | null): boolean => control instanceof HTMLButtonElement && control.type === 'submit';
