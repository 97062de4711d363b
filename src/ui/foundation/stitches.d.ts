import type * as React from 'react';

declare global {
  /** Stitches' types name the global JSX namespace, which React 19 no longer declares. */
  namespace JSX {
    interface IntrinsicElements extends React.JSX.IntrinsicElements {}
    type Element = React.JSX.Element;
  }
}
