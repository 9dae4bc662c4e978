import { Component, type ReactNode } from 'react';
import { ErrorState } from '../layout/error-state.tsx';

/** Keeps the failure of one page to that page. */
export class PageGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <PageFailed /> : this.props.children;
  }
}

/** Shown in place of a page that cannot be shown. */
export function PageFailed() {
  return (
    <ErrorState
      isPage
      title="This page could not be shown"
      text="Something went wrong on our side. Please try again."
      onRetry={() => location.reload()}
    />
  );
}
