import { Component, type ReactNode } from 'react';

interface Props {
  isShown: boolean;
  children: ReactNode;
}

interface State {
  error?: { cause: unknown };
}

/** A page that fails before anybody has asked for it fails when somebody does, and not before. */
export class Unasked extends Component<Props, State> {
  static getDerivedStateFromError = (cause: unknown): State => ({ error: { cause } });
  override state: State = {};
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.isShown) throw error.cause;
    return null;
  }
}
