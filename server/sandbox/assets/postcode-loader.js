/** Loads the vendor's second script as the real loader does: written into the document while it is parsed. */
(() => {
  const { origin } = new URL(document.currentScript.src);
  // oxlint-disable-next-line typescript/no-deprecated -- as the real one does
  document.write(`<script src="${origin}/sandbox/postcode/core/postcode-core.js"></script>`);
})();
