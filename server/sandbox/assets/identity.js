const picker = document.querySelector('[data-person]');

/** Fills in the form with the chosen one of the seeded people. */
function fillIn() {
  const { form, selectedOptions } = picker;
  for (const [name, value] of Object.entries(selectedOptions[0]?.dataset ?? {})) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
}

if (picker) {
  picker.addEventListener('change', fillIn);
  // On a slow line somebody may have chosen before this script came.
  fillIn();
}

// Until here nothing would have heard a press.
for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => (window.opener ? window.close() : window.history.back()));
  button.disabled = false;
}

document.querySelector('[data-submit]')?.submit();
