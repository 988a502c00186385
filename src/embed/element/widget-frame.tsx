import { Component, type ReactNode } from 'react';
import { ErrorRow } from '../../components/error-fallback';
import { Card } from '../../components/panel';
import { Loading } from '../../components/skeleton';
import { ERROR_TEXTS, type WidgetFailure } from './events';
import type { Widget, WidgetList, WidgetViewProps } from './widget';

/** Shown when data takes longer than usual. */
const STILL_LOADING = 'This is taking longer than usual.';

interface WidgetFrameProps<Data extends WidgetList<unknown>> extends WidgetViewProps<Data> {
  widget: Widget<Data>;
  failure: WidgetFailure | null;
  isSlow: boolean;
  /** Whether the reader asked again and the data has come. */
  isBack: boolean;
  onRenderError: () => void;
  /** Loads again; undefined without a source. */
  onRetry: (() => void) | undefined;
}

/** A widget's view, or its skeleton, or the message of a failure. */
export function WidgetFrame<Data extends WidgetList<unknown>>({
  widget: { View },
  failure,
  isSlow,
  isBack,
  onRenderError,
  onRetry,
  ...view
}: WidgetFrameProps<Data>) {
  return (
    <>
      {/* Live regions stand before their message: screen readers may not say what is added together with its region. */}
      <div role="alert" className="t:block">
        {failure ? (
          <Card className="t:pt-2">
            <ErrorRow
              role="none"
              subject={view.heading}
              message={ERROR_TEXTS[failure.code]}
              onRetry={onRetry}
              className="t:border-transparent"
            />
          </Card>
        ) : null}
      </div>
      {failure ? null : (
        <Boundary onError={onRenderError}>
          <Loading active={view.data === null}>
            <View {...view} />
          </Loading>
        </Boundary>
      )}
      <p role="status" className={isSlow ? 't:root t:pt-2 t:text-label t:text-muted' : 't:sr-only'}>
        {isSlow ? STILL_LOADING : isBack ? `${view.heading} loaded` : ''}
      </p>
    </>
  );
}

/** A note on rows that a list leaves out, and why; empty if there are none. */
export const ListNotice = ({ notice }: { notice: string | undefined }) =>
  notice ? <p className="t:pt-2 t:text-label t:text-muted t:root">{notice}</p> : null;

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Keeps an error of a view inside its widget. The widget itself then shows that it failed. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
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
