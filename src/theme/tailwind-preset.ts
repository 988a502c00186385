// Written by scripts/build-tokens.ts: change tokens.json instead.

/**
 * The theme as a Tailwind preset, for hosts whose Tailwind is configured in JavaScript (v3, or v4 with `@config`): colours,
 * radii, shadows and fonts by the names of `tapa-ui/tailwind.css`, each a `--tapa-*` variable, so that a brand or a dark
 * theme changes them too. The variables come with `tapa-ui/styles.css`.
 *
 * @example
 * export default { presets: [tapaPreset], content: ['./src/*.tsx'] };
 */
export const tapaPreset = {
  theme: {
    extend: {
      colors: {
        canvas: 'var(--tapa-color-canvas)',
        surface: 'var(--tapa-color-surface)',
        'surface-raised': 'var(--tapa-color-surface-raised)',
        'surface-sunken': 'var(--tapa-color-surface-sunken)',
        'surface-hover': 'var(--tapa-color-surface-hover)',
        'neutral-soft': 'var(--tapa-color-neutral-soft)',
        border: 'var(--tapa-color-border)',
        'border-strong': 'var(--tapa-color-border-strong)',
        ink: 'var(--tapa-color-text)',
        muted: 'var(--tapa-color-text-muted)',
        subtle: 'var(--tapa-color-text-subtle)',
        'on-inverse': 'var(--tapa-color-text-inverse)',
        inverse: 'var(--tapa-color-inverse)',
        brand: 'var(--tapa-color-brand)',
        'on-brand': 'var(--tapa-color-on-brand)',
        'brand-shade': 'var(--tapa-color-brand-shade)',
        'brand-hover': 'var(--tapa-color-brand-hover)',
        'brand-active': 'var(--tapa-color-brand-active)',
        'brand-text': 'var(--tapa-color-brand-text)',
        'brand-mark': 'var(--tapa-color-brand-mark)',
        'brand-edge': 'var(--tapa-color-brand-edge)',
        'brand-soft': 'var(--tapa-color-brand-soft)',
        'brand-soft-border': 'var(--tapa-color-brand-soft-border)',
        'on-brand-soft': 'var(--tapa-color-on-brand-soft)',
        accent: 'var(--tapa-color-accent)',
        motif: 'var(--tapa-color-motif)',
        deep: 'var(--tapa-color-deep)',
        'deep-raised': 'var(--tapa-color-deep-raised)',
        'deep-border': 'var(--tapa-color-deep-border)',
        'deep-motif': 'var(--tapa-color-deep-motif)',
        'on-deep': 'var(--tapa-color-on-deep)',
        'on-deep-muted': 'var(--tapa-color-on-deep-muted)',
        'art-light': 'var(--tapa-color-art-light)',
        'art-mid': 'var(--tapa-color-art-mid)',
        'art-dark': 'var(--tapa-color-art-dark)',
        reward: 'var(--tapa-color-reward)',
        positive: 'var(--tapa-color-positive)',
        'positive-text': 'var(--tapa-color-positive-text)',
        'positive-soft': 'var(--tapa-color-positive-soft)',
        'positive-border': 'var(--tapa-color-positive-border)',
        warning: 'var(--tapa-color-warning)',
        'warning-mark': 'var(--tapa-color-warning-mark)',
        'warning-text': 'var(--tapa-color-warning-text)',
        'warning-soft': 'var(--tapa-color-warning-soft)',
        'warning-border': 'var(--tapa-color-warning-border)',
        danger: 'var(--tapa-color-danger)',
        'on-danger': 'var(--tapa-color-on-danger)',
        'danger-text': 'var(--tapa-color-danger-text)',
        'danger-soft': 'var(--tapa-color-danger-soft)',
        'danger-border': 'var(--tapa-color-danger-border)',
        focus: 'var(--tapa-color-focus)',
        skeleton: 'var(--tapa-color-skeleton)',
      },
      borderRadius: {
        control: 'var(--tapa-radius-control)',
        card: 'var(--tapa-radius-card)',
        panel: 'var(--tapa-radius-panel)',
        pill: 'var(--tapa-radius-pill)',
      },
      boxShadow: {
        1: 'var(--tapa-shadow-1)',
        2: 'var(--tapa-shadow-2)',
        3: 'var(--tapa-shadow-3)',
      },
      fontFamily: {
        display: 'var(--tapa-font-display)',
        text: 'var(--tapa-font-text)',
      },
    },
  },
};
