const owner = window.opener ?? (window.parent === window ? null : window.parent);
// To whichever site embeds the search.
const notify = (message) => owner?.postMessage({ type: 'sandbox-postcode', ...message }, '*');

const { query, count } = document.querySelector('main').dataset;

for (const button of document.querySelectorAll('[data-address]')) {
  button.addEventListener('click', () => notify({ event: 'complete', data: JSON.parse(button.dataset.address) }));
  button.disabled = false;
}
for (const button of document.querySelectorAll('[data-close]')) button.addEventListener('click', () => window.close());
document.querySelector('[data-popup-only]').hidden = window.opener === null;

if (query !== '') notify({ event: 'search', data: { q: query, count: Number(count) } });
notify({
  event: 'resize',
  data: { width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight },
});
