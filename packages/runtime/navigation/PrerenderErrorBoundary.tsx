import { Component, type ReactNode } from 'react';

interface Props {
  isShown: boolean;
  children: ReactNode;
}

interface State {
  error?: { cause: unknown } | undefined;
  wasShown?: boolean;
}

/** A page that fails before it is asked for leaves the one that is read alone, and is tried again then. */
export class PrerenderErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError = (cause: unknown): State => ({ error: { cause } });
  static getDerivedStateFromProps = ({ isShown }: Props, { wasShown }: State): State | null =>
    isShown && !wasShown ? { error: undefined, wasShown: true } : null;

  override state: State = {};
  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.isShown) throw error.cause;
    return null;
  }
}
