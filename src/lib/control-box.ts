import { cva } from 'class-variance-authority';

/** Height of a control among others in a form (44 px), or in a toolbar (36 px; 44 for fingers). */
export type ControlSize = 'sm' | 'md';

/** Phones zoom into a field whose text is smaller than 16 px: it is that large where fingers type. */
export const TYPED_TEXT = 't:pointer-coarse:text-[length:max(16px,var(--tapa-rem,1rem))]';

/** Classes of the box that readers type into or choose from. */
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
        md: 't:min-h-input-height t:px-3.5 t:py-2 t:text-[calc(0.9375*var(--tapa-rem,1rem))] t:leading-[1.4667]',
      } satisfies Record<ControlSize, string>,
      invalid: { true: 't:border-danger-text', false: 't:border-border-strong' },
    },
  },
);
