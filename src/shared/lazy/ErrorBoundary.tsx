import { Component, type ReactNode } from 'react';

type Props = { path: string; fallback: ReactNode; children: ReactNode };
type State = { path: string; hasError: boolean };

/**
 * Shows the fallback if its children fail to load or render, until the path changes. React itself reports the error.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { path: this.props.path, hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  static getDerivedStateFromProps({ path }: Props, state: State) {
    return path === state.path ? null : { path, hasError: false };
  }

  override render() {
    return this.state.hasError ? this.props.fallback : this.props.children;
  }
}
