/**
 * Replaces the vendor's postcode script: same global, methods, options and results, and the same demands on the page
 * that runs it.
 */
(() => {
  const { origin } = new URL(document.currentScript.src);
  const searchPage = (q) => `${origin}/sandbox/postcode/search${q ? `?q=${encodeURIComponent(q)}` : ''}`;
  const size = (value) => (typeof value === 'number' ? `${value}px` : value);
  const closedPollMs = 300;

  /** Fills the empty frame: the search page, and inline code that passes its messages on. */
  const frameContent = (url) => `<!doctype html>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>
<iframe title="우편번호 검색" src="${url}"></iframe>
<script>
  window.addEventListener('message', ({ source, data }) => {
    if (source === window.frames[0]) window.parent.postMessage(data, '*');
  });
</script>`;

  class Postcode {
    constructor({ oncomplete, onresize, onclose, onsearch, width = '100%', height = '100%' } = {}) {
      this.options = { oncomplete, onresize, onclose, onsearch, width, height };
    }

    /** Shows the search in `element`, and removes it once an address is selected, unless `autoClose` is false. */
    embed(element, { q = '', autoClose = true } = {}) {
      const frame = document.createElement('iframe');
      frame.title = '우편번호 검색';
      Object.assign(frame.style, {
        display: 'block',
        border: '0',
        width: size(this.options.width),
        height: size(this.options.height),
      });
      element.replaceChildren(frame);
      const { contentDocument } = frame;
      contentDocument.open();
      // oxlint-disable-next-line typescript/no-deprecated -- as the real one does
      contentDocument.write(frameContent(searchPage(q)));
      contentDocument.close();
      const stop = this.listen(
        window.location.origin,
        () => frame.contentWindow,
        () => {
          if (!autoClose) return;
          stop();
          frame.remove();
          this.options.onclose?.('COMPLETE_CLOSE');
        },
      );
      const watch = new MutationObserver(() => {
        if (frame.isConnected) return;
        stop();
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    }

    /** Opens the search in a window, one per `popupKey`. */
    open({ q = '', popupTitle = '우편번호 검색', popupKey = '_blank', autoClose = true } = {}) {
      const popup = window.open(searchPage(q), popupKey, 'width=500,height=600,scrollbars=yes');
      if (!popup) return;
      popup.addEventListener('load', () => {
        popup.document.title = popupTitle;
      });
      const end = (reason) => {
        stop();
        clearInterval(poll);
        this.options.onclose?.(reason);
      };
      const stop = this.listen(
        origin,
        () => popup,
        () => {
          if (!autoClose) return;
          popup.close();
          end('COMPLETE_CLOSE');
        },
      );
      const poll = setInterval(() => popup.closed && end('FORCE_CLOSE'), closedPollMs);
    }

    listen(senderOrigin, source, completed) {
      const handlers = {
        complete: (data) => {
          this.options.oncomplete?.(data);
          completed();
        },
        search: (data) => this.options.onsearch?.(data),
        resize: (data) => this.options.onresize?.(data),
      };
      const onMessage = (event) => {
        if (event.origin !== senderOrigin || event.source !== source() || event.data?.type !== 'sandbox-postcode')
          return;
        handlers[event.data.event]?.(event.data.data);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    }
  }

  window.daum = { ...window.daum, Postcode };
})();
