// The page in the frame of the postcode search: runs the vendor's search, and tells the page around it what happens.
// The vendor's script follows this one in the document. Whatever it loads or writes stays in this frame and its policy.
(() => {
  const { origin } = window.location;
  const tell = (event, data) => window.parent.postMessage({ type: 'postcode-search', event, data }, origin);

  // Scripts and frames are what a search needs; a blocked picture or a blocked counter of visits is no failure.
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (/^(?:script|frame|child)-src/.test(effectiveDirective)) tell('blocked');
  });

  // After all scripts that the vendor's script wrote or appended, or their failure.
  window.addEventListener('load', () => {
    const Postcode = window.daum?.Postcode ?? window.kakao?.Postcode;
    try {
      const search = new Postcode({
        oncomplete: (data) => tell('chosen', JSON.parse(JSON.stringify(data))),
        onclose: (state) => state === 'FORCE_CLOSE' && tell('closed'),
        onresize: () => tell('ready'),
        onsearch: () => tell('ready'),
        width: '100%',
        height: '100%',
      });
      search.embed(document.querySelector('#search'), { autoClose: false });
    } catch {
      tell('failed');
    }
  });
  // The pages of the vendor talk to its script: they have loaded.
  window.addEventListener('message', ({ source }) => source !== window.parent && tell('ready'));
})();
