import { Component, type ReactNode } from 'react';

type Props = { path: string; fallback: ReactNode; children: ReactNode };
type State = { path: string; isBroken: boolean };

/** Shows the fallback in place of what failed to load or render, until another path is gone to; React reports the error itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { path, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
