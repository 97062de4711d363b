const picker = document.querySelector('[data-person]');

/** Choosing one of the seeded people fills in the form. */
picker?.addEventListener('change', () => {
  const { form, selectedOptions } = picker;
  for (const [name, value] of Object.entries(selectedOptions[0]?.dataset ?? {})) {
    const field = form.elements.namedItem(name);
    if (field) field.value = value;
  }
});

for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', () => window.close());
