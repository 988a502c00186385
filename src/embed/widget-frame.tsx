import { ErrorRow } from '../components/error-fallback/error-row';
import { Card } from '../components/panel/card';
import { Loading } from '../components/skeleton';
import { Boundary } from './boundary';
import type { WidgetFailure } from './events';
import { ERROR_TEXTS, STILL_LOADING } from './texts';
import type { Widget, WidgetViewProps } from './widget';

interface WidgetFrameProps<Data> extends WidgetViewProps<Data> {
  widget: Widget<Data>;
  failure: WidgetFailure | null;
  isSlow: boolean;
  onRenderError: () => void;
  /** Loads again; undefined when there is nothing to load from. */
  onRetry: (() => void) | undefined;
}

/** A widget's view, or its skeleton, or what went wrong. */
export function WidgetFrame<Data>({
  widget: { View },
  failure,
  isSlow,
  onRenderError,
  onRetry,
  ...view
}: WidgetFrameProps<Data>) {
  return (
    <>
      {failure ? (
        <Card className="t:pt-2">
          <ErrorRow
            subject={view.heading}
            message={ERROR_TEXTS[failure.code]}
            onRetry={onRetry}
            className="t:border-transparent"
          />
        </Card>
      ) : (
        <Boundary onError={onRenderError}>
          <Loading active={view.data === null}>
            <View {...view} />
          </Loading>
        </Boundary>
      )}
      {/* There before its message: a live region that comes with it is not read. */}
      <p role="status" className={isSlow ? 't:root t:pt-2 t:text-label t:text-muted' : 't:sr-only'}>
        {isSlow ? STILL_LOADING : ''}
      </p>
    </>
  );
}
