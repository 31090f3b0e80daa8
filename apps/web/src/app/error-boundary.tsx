import { Component, type ReactNode, useState } from 'react';

import { Button } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/panels/empty-state.tsx';
import { isOutdated } from '../ui/parts/outdated.ts';
import { ScreenMissingError } from './screen-of.tsx';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** The screen is drawn anew, and the button that asked for it is gone. */
  onRetry: () => void;
};

type Outcome = 'shown' | 'missing' | 'broken';

/** After an update the code of this page's version is gone for good: only loading anew helps. */
function Missing({ onRetry }: { onRetry: () => void }) {
  const [asking, setAsking] = useState(false);
  const tryAgain = async (): Promise<void> => {
    setAsking(true);
    if (await isOutdated()) location.reload();
    else onRetry();
  };
  return (
    <EmptyState
      title="This screen did not arrive"
      action={
        <Button pending={asking} onClick={() => void tryAgain()}>
          TRY AGAIN
        </Button>
      }
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
    return { outcome: error instanceof ScreenMissingError ? 'missing' : 'broken' };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ScreenMissingError) error.forget();
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
