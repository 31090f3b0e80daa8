import { Component, type ReactNode } from 'react';

import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ScreenMissing } from './screen-of.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The screen is drawn anew, and the button that asked for it is gone. */
  onRetry: () => void;
};

type Outcome = 'shown' | 'missing' | 'broken';

function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="This screen did not arrive"
      action={<Button onClick={onRetry}>TRY AGAIN</Button>}
    >
      Check your connection, then try again.
    </EmptyState>
  );
}

function Broken() {
  return (
    <EmptyState
      title="Something broke"
      action={
        <Button className="uppercase" onClick={() => location.reload()}>
          Reload the page
        </Button>
      }
    >
      This screen could not be shown. What you answered is kept. Load the page again.
    </EmptyState>
  );
}

/** Catches what breaks while a screen is drawn or fetched, so that the header stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { outcome: Outcome }> {
  override state: { outcome: Outcome } = { outcome: 'shown' };

  static getDerivedStateFromError(error: unknown): { outcome: Outcome } {
    return { outcome: error instanceof ScreenMissing ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ScreenMissing) error.forget();
  }

  readonly retry = (): void => {
    this.setState({ outcome: 'shown' }, this.props.onRetry);
  };

  override render(): ReactNode {
    const { outcome } = this.state;
    if (outcome === 'missing') return <Missing onRetry={this.retry} />;
    return outcome === 'broken' ? <Broken /> : this.props.children;
  }
}
