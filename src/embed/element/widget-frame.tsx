import { cva } from 'class-variance-authority';
import { Component, type ReactNode } from 'react';
import { ErrorRow } from '../../components/error-fallback/index.js';
import { Card } from '../../components/panel/index.js';
import { Loading } from '../../components/skeleton/index.js';
import { rowsMessages } from '../../i18n/compiled/en/rows.js';
import { widgetStateMessages } from '../../i18n/compiled/en/widget-state.js';
import { widgetTitleMessages } from '../../i18n/compiled/en/widget-title.js';
import { useFormatters } from '../../i18n/use-formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import type { WidgetFailure } from './events.js';
import type { Widget, WidgetList, WidgetViewProps } from './widget.js';

const status = cva('', {
  // Without its margin of -1px, which would make a left-to-right page scroll for a right-to-left widget.
  variants: { slow: { true: 't:root t:pt-2 t:text-label t:text-muted', false: 't:sr-only t:mx-0' } },
});

interface WidgetFrameProps<Data extends WidgetList<unknown>>
  extends Omit<WidgetViewProps<Data>, 'heading' | 'notice'> {
  widget: Widget<Data>;
  title: string | null;
  failure: WidgetFailure | null;
  isSlow: boolean;
  isRecovered: boolean;
  onRenderError: () => void;
  onRetry: (() => void) | undefined;
}

export function WidgetFrame<Data extends WidgetList<unknown>>({
  widget,
  title,
  failure,
  isSlow,
  isRecovered,
  onRenderError,
  onRetry,
  ...view
}: WidgetFrameProps<Data>) {
  const t = useMessages(widgetStateMessages);
  const notice = useNotice(view.data);
  const { View } = widget;
  const titles = useMessages(widgetTitleMessages);
  const heading = title || titles[widget.heading];
  return (
    <>
      {/* Live regions exist before their message: otherwise screen readers may not announce it. */}
      <div role="alert" className="t:block">
        {failure ? (
          <Card className="t:pt-2">
            <ErrorRow
              role="none"
              subject={heading}
              message={t[`widget.state.error.${failure.code}`]}
              onRetry={onRetry}
              className="t:border-transparent"
            />
          </Card>
        ) : null}
      </div>
      {failure ? null : (
        <Boundary onError={onRenderError}>
          <Loading active={view.data === null}>
            <View {...view} heading={heading} notice={notice} />
          </Loading>
        </Boundary>
      )}
      <p role="status" className={status({ slow: isSlow })}>
        {isSlow ? t['widget.state.slow'] : isRecovered ? t['widget.state.loaded']({ title: heading }) : ''}
      </p>
    </>
  );
}

function useNotice(list: WidgetList<unknown> | null): string | undefined {
  const t = useMessages(widgetStateMessages);
  const rows = useMessages(rowsMessages);
  const format = useFormatters();
  if (!list) return undefined;
  const { items, total, dropped } = list;
  const notes = [
    total > items.length ? t['widget.state.first-rows']({ shown: items.length, total }, format) : '',
    dropped > 0 ? rows['rows.dropped']({ count: dropped }, format) : '',
  ];
  return notes.filter(Boolean).join(' · ') || undefined;
}

export const ListNotice = ({ notice }: { notice: string | undefined }) =>
  notice ? <p className="t:pt-2 t:text-label t:text-muted t:root">{notice}</p> : null;

interface BoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** Error boundary of a widget's view. The widget then shows the failure. */
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
