// Takes the verification window to the identity provider: the page that opened it sends the form by message, this window posts it.
// Where no window can be opened, the page itself came here, and left the form in the tab's storage. It is posted once: Back leads to the page.
(() => {
  const { opener, location } = window;

  const isOpenedByThisSite = () => {
    try {
      return opener.location.origin === location.origin;
    } catch {
      return false;
    }
  };

  const postForm = ({ action, fields }) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    form.submit();
  };

  const place = 'verification';
  const keptHere = () => {
    try {
      return JSON.parse(window.sessionStorage.getItem(place));
    } catch {
      return null;
    }
  };

  const kept = isOpenedByThisSite() ? null : keptHere();
  if (kept?.form) {
    const { form, ...rest } = kept;
    window.sessionStorage.setItem(place, JSON.stringify(rest));
    postForm(form);
    // Back from the provider, where the page is still as it was.
    window.addEventListener('pageshow', ({ persisted }) => persisted && location.replace(kept.path));
    return;
  }
  if (kept?.path) {
    location.replace(kept.path);
    return;
  }
  if (!isOpenedByThisSite()) {
    document.querySelector('[data-moving]').hidden = true;
    document.querySelector('[data-direct]').hidden = false;
    return;
  }
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === opener && origin === location.origin && data?.type === 'verification-form') postForm(data);
  });
  const askForForm = () => opener.postMessage({ type: 'verification-window' }, location.origin);
  askForForm();
  // Back from the provider: the page may come from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askForForm();
  });
})();
