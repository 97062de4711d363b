// Takes the verification window to the identity provider: the page that opened it sends the form by message, this
// window posts it. Where no window can be opened, the page itself came here, and left the form in the tab's storage. It
// is posted once: Back leads to the page. A page of the provider may cut the window off from its opener. Then, after
// Back, the form is asked for over the channel of its request.
(() => {
  const { opener, location } = window;

  const isOpenedByThisSite = (() => {
    try {
      return opener.location.origin === location.origin;
    } catch {
      return false;
    }
  })();

  const postForm = ({ action, fields }) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action, hidden: true });
    for (const [name, value] of Object.entries(fields)) {
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
    document.body.append(form);
    // A form that is submitted while its page loads takes that page's place in the history: Back would ask to send the
    // provider's form again.
    if (document.readyState === 'complete') form.submit();
    else window.addEventListener('load', () => setTimeout(() => form.submit()), { once: true });
  };

  // Where storage is forbidden, a window that is cut off is not heard any more.
  const inStorage = (access) => {
    try {
      return access(window.sessionStorage);
    } catch {
      return null;
    }
  };

  const place = 'verification';
  const kept = isOpenedByThisSite ? null : inStorage((storage) => JSON.parse(storage.getItem(place)));
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

  const show = (part) => {
    for (const each of document.querySelectorAll('[data-moving], [data-blocked], [data-direct]')) each.hidden = !(part in each.dataset);
  };

  const windowPlace = 'verification-window';
  const takeForm = (data) => {
    if (data?.type !== 'verification-form') return;
    inStorage((storage) => storage.setItem(windowPlace, data.requestNumber));
    postForm(data);
  };
  const toOpener = () => {
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source === opener && origin === location.origin) takeForm(data);
    });
    return (message) => opener.postMessage(message, location.origin);
  };
  const toChannel = (requestNumber) => {
    const channel = new BroadcastChannel(`verification:${requestNumber}`);
    channel.addEventListener('message', ({ data }) => takeForm(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin
    return (message) => channel.postMessage(message);
  };

  const requestNumber = isOpenedByThisSite ? null : inStorage((storage) => storage.getItem(windowPlace));
  if (!isOpenedByThisSite && !requestNumber) {
    show('direct');
    return;
  }
  const tell = isOpenedByThisSite ? toOpener() : toChannel(requestNumber);
  // A provider that has moved redirects to an origin which the policy does not know: the browser stays on this page.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (effectiveDirective !== 'form-action') return;
    show('blocked');
    tell({ type: 'verification-blocked' });
  });
  const askForForm = () => tell({ type: 'verification-window' });
  askForForm();
  // Back from the provider: the page may come from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askForForm();
  });
})();
