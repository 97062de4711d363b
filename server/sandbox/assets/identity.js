const picker = document.querySelector('[data-person]');

/** Fills in the form with the selected sample person. */
function fillIn() {
  const { form, selectedOptions } = picker;
  for (const [name, value] of Object.entries(selectedOptions[0]?.dataset ?? {})) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
}

if (picker) {
  picker.addEventListener('change', fillIn);
  // On a slow network the user may have selected a person before this script loaded.
  fillIn();
}

// The buttons are disabled until their listeners are attached.
for (const button of document.querySelectorAll('[data-close]')) {
  button.addEventListener('click', () => (window.opener ? window.close() : window.history.back()));
  button.disabled = false;
}

document.querySelector('[data-submit]')?.submit();
