import { cva } from 'class-variance-authority';

const variant = {
  default: 't:bg-surface-raised',
  destructive: 't:border-danger-border t:bg-danger-soft',
} as const;

/** The card: DESIGN section 6 'Toast'. */
export const toastClasses = cva(
  [
    't:flex t:gap-3 t:rounded-card t:border t:py-3.5 t:ps-3.5 t:pe-2 t:shadow-3',
    't:data-[state=closed]:animate-exit t:animate-enter t:[--tapa-motion-duration:var(--tapa-duration-slow)]',
    't:data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_0]',
    't:data-[swipe=end]:[translate:var(--radix-toast-swipe-end-x)_0]',
    't:data-[swipe=cancel]:transition-[translate] t:data-[swipe=cancel]:duration-base',
  ],
  { variants: { variant } },
);

export const toastIconClasses = cva('t:mt-px t:icon-20', {
  variants: { variant: { default: 't:text-brand-text', destructive: 't:text-danger-text' } },
});

export const toastTitleClasses = cva('t:leading-[1.5714] t:font-semibold', {
  variants: { variant: { default: 't:text-ink', destructive: 't:text-danger-text' } },
});
