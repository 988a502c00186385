import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Keeps an error of a view inside its widget. The widget itself then shows that it failed. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
