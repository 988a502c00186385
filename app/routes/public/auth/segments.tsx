import { type KeyboardEvent, useRef } from 'react';

interface Segment<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentsProps<Value extends string> {
  label: string;
  segments: readonly [Segment<Value>, Segment<Value>];
  value: Value;
  panelId: string;
  onChange: (value: Value) => void;
}

export const segmentId = (panelId: string, value: string): string => `${panelId}-${value}`;

/** Two segments that work as tabs: one stop for the Tab key, arrow keys inside. */
export function Segments<Value extends string>({
  label,
  segments,
  value,
  panelId,
  onChange,
}: SegmentsProps<Value>) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys held with others are the browser's: Alt and Left go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [first, second] = segments;
    const other = value === first.value ? second : first;
    const targets: Partial<Record<string, Segment<Value>>> = {
      ArrowRight: other,
      ArrowLeft: other,
      Home: first,
      End: second,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onChange(target.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(segmentId(panelId, target.value))}`)?.focus();
  };
  return (
    <div
      className="grid auto-cols-[1fr] grid-flow-col gap-1 rounded-card bg-surface-sunken p-1 shadow-[inset_0_0_0_1px_var(--tapa-color-border)]"
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      ref={list}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          id={segmentId(panelId, segment.value)}
          type="button"
          role="tab"
          className="min-h-10 cursor-pointer rounded-control px-2 text-center font-semibold text-muted hover:text-ink aria-selected:bg-surface-raised aria-selected:text-ink aria-selected:shadow-[0_0_0_1px_var(--tapa-color-border),var(--tapa-shadow-1)] touch:min-h-11 forced-colors:aria-selected:outline-2 forced-colors:aria-selected:outline-[Highlight]"
          aria-selected={segment.value === value}
          aria-controls={panelId}
          tabIndex={segment.value === value ? 0 : -1}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
