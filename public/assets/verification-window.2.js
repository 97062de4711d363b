// Takes the verification window to the identity provider: the page that opened it sends the form by message, this window posts it.
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
