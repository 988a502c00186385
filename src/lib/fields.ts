'use client';
import { cva } from 'class-variance-authority';
import {
  type ChangeEvent,
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useState,
  type WheelEvent,
} from 'react';
import { parseCalendarDay } from './calendar-day.js';
import { useHandler } from './state.js';

/** Height of a control: 'md' in a form (44 px), 'sm' in a toolbar (36 px; 44 for touch). */
export type ControlSize = 'sm' | 'md';

/** Phones zoom into a field whose text is smaller than 16 px. */
export const TYPED_TEXT = 't:pointer-coarse:text-[length:max(16px,var(--tapa-rem,1rem))]';

export const controlBox = cva(
  [
    't:w-full t:min-w-0 t:rounded-control t:border t:bg-surface',
    't:placeholder:text-subtle t:placeholder:opacity-100 t:focus-visible:outline-offset-0',
    't:disabled:cursor-not-allowed t:disabled:border-border t:disabled:bg-neutral-soft t:disabled:text-subtle',
    TYPED_TEXT,
  ],
  {
    variants: {
      size: {
        sm: 't:min-h-button-height-sm t:touch:min-h-touch-target t:px-3 t:py-1 t:text-label',
        md: 't:min-h-input-height t:px-3 t:py-2 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667]',
      } satisfies Record<ControlSize, string>,
      invalid: { true: 't:border-danger-text', false: 't:border-border-strong' },
    },
  },
);

export const toggleColors = cva('t:border', {
  variants: {
    pressed: {
      true: 't:border-brand-soft-border t:bg-brand-soft t:font-semibold t:text-on-brand-soft t:forced-colors:border-3',
      false: 't:bg-surface t:font-medium t:text-muted t:hover:bg-surface-hover',
    },
  },
});

interface Typed {
  readonly draft: string;
  readonly known: string;
  /** Requested values that the owner has not adopted yet, the earliest first: addresses change late. */
  readonly asked: readonly string[];
}

/** Typed text of a controlled field, before its owner adopts it. */
export interface Draft {
  readonly draft: string;
  /** Value last requested, else the owner's. */
  readonly last: string;
  readonly type: (draft: string) => void;
  /** Shows a text and requests it from the owner. */
  readonly ask: (text: string) => void;
}

/** Keeps the draft of a controlled field until the owner changes the value to one that was not requested. */
export function useDraft(value: string, onAsk: (text: string) => void): Draft {
  const [typed, setTyped] = useState<Typed>({ draft: value, known: value, asked: [] });
  const { draft, known, asked } = typed;
  if (known !== value) {
    const answered = asked.indexOf(value);
    // A value that was not requested comes from elsewhere: navigation, or 'Clear'.
    setTyped(
      answered === -1
        ? { draft: value, known: value, asked: [] }
        : { draft, known: value, asked: asked.slice(answered + 1) },
    );
  }
  const type = useCallback((text: string) => setTyped((before) => ({ ...before, draft: text })), []);
  const ask = useCallback(
    (text: string) => {
      setTyped((before) => ({ ...before, draft: text, asked: [...before.asked, text] }));
      onAsk(text);
    },
    [onAsk],
  );
  return { draft, last: asked.at(-1) ?? value, type, ask };
}

/** `max` of date fields by their type: without one, they accept more than four digits of a year. */
export const LAST_VALUES: Readonly<Partial<Record<string, string>>> = {
  date: '9999-12-31',
  'datetime-local': '9999-12-31T23:59',
  month: '9999-12',
  week: '9999-W52',
};

/** Returns a field's date or number, '' for none; undefined while it is incomplete. */
function wholeValue({ type, value, validity }: HTMLInputElement): string | undefined {
  // A field with an empty value may show a partial date, or a minus sign.
  if (value === '') return validity.badInput ? undefined : '';
  if (type === 'number') return String(Number(value));
  // Chromium reports the years 0002, 0020 and 0202 while 2026 is typed.
  return parseCalendarDay(value) ? value : undefined;
}

/** Keeps the draft of a date or number field, reports complete values. Returns props and the last value. */
export function useLimitField(type: 'date' | 'number', value: string, onWhole: (whole: string) => void) {
  const { draft, last, type: keep, ask } = useDraft(value, onWhole);
  const props = {
    type,
    ...(type === 'date' ? { max: LAST_VALUES.date } : { step: 'any', onWheel: keepNumber }),
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const whole = wholeValue(target);
      if (whole !== undefined && whole !== last) ask(whole);
      // '1.0' equals 1, but may become 1.05.
      keep(target.value);
    },
    // Replaces an incomplete value by the last complete one.
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (wholeValue(target) !== undefined) return;
      target.value = last;
      keep(last);
    },
  };
  return [props, last] as const;
}

// React 19 resets a form after its action, which is no input event.
export function useFormReset(place: RefObject<Element | null>, onReset: () => void): void {
  const reset = useHandler(onReset);
  useEffect(() => {
    const form = place.current?.closest('form');
    // The event fires before the fields change.
    const wait = () => void setTimeout(reset);
    form?.addEventListener('reset', wait);
    return () => form?.removeEventListener('reset', wait);
  });
}

// The wheel does not change a read-only field, as this one is during the event.
export function keepNumber({ currentTarget: field }: WheelEvent<HTMLInputElement>): void {
  if (field.readOnly) return;
  field.readOnly = true;
  requestAnimationFrame(() => {
    field.readOnly = false;
  });
}
