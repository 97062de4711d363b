/** Declares the parts of jsdom that the server uses, without the DOM types. */
declare module 'jsdom' {
  type HeadElement = {
    readonly localName: string;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
    readonly innerHTML: string;
  };

  export class JSDOM {
    constructor(html: string);
    readonly window: import('dompurify').WindowLike & {
      readonly document: { readonly head: { readonly children: Iterable<HeadElement> } };
    };
  }
}
