// Written by scripts/build-tokens.ts: change tokens.json instead.

/**
 * The theme as a Tailwind preset, for hosts whose Tailwind is configured in JavaScript (v3, or v4 with `@config`): colours,
 * radii, shadows, fonts, text styles and component sizes by the names of `tapa-ui/tailwind.css`, each a `--tapa-*` variable, so that a brand or a dark
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
        approve: 'var(--tapa-color-approve)',
        'approve-border': 'var(--tapa-color-approve-border)',
        'on-approve': 'var(--tapa-color-on-approve)',
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
      fontSize: {
        'display-xl': [
          'var(--tapa-text-display-xl)',
          {
            lineHeight: 'var(--tapa-leading-display-xl)',
            letterSpacing: 'var(--tapa-tracking-display-xl)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'display-l': [
          'var(--tapa-text-display-l)',
          {
            lineHeight: 'var(--tapa-leading-display-l)',
            letterSpacing: 'var(--tapa-tracking-display-l)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'title-page': [
          'var(--tapa-text-title-page)',
          {
            lineHeight: 'var(--tapa-leading-title-page)',
            letterSpacing: 'var(--tapa-tracking-title-page)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'title-section': [
          'var(--tapa-text-title-section)',
          {
            lineHeight: 'var(--tapa-leading-title-section)',
            letterSpacing: 'var(--tapa-tracking-title-section)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'title-panel': [
          'var(--tapa-text-title-panel)',
          {
            lineHeight: 'var(--tapa-leading-title-panel)',
            letterSpacing: 'var(--tapa-tracking-title-panel)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'figure-xl': [
          'var(--tapa-text-figure-xl)',
          {
            lineHeight: 'var(--tapa-leading-figure-xl)',
            letterSpacing: 'var(--tapa-tracking-figure-xl)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'figure-l': [
          'var(--tapa-text-figure-l)',
          {
            lineHeight: 'var(--tapa-leading-figure-l)',
            letterSpacing: 'var(--tapa-tracking-figure-l)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'figure-m': [
          'var(--tapa-text-figure-m)',
          {
            lineHeight: 'var(--tapa-leading-figure-m)',
            letterSpacing: 'var(--tapa-tracking-figure-m)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'figure-s': [
          'var(--tapa-text-figure-s)',
          {
            lineHeight: 'var(--tapa-leading-figure-s)',
            letterSpacing: 'var(--tapa-tracking-figure-s)',
            fontWeight: 'var(--tapa-display-weight)',
          },
        ],
        'body-l': [
          'var(--tapa-text-body-l)',
          {
            lineHeight: 'var(--tapa-leading-body-l)',
            letterSpacing: 'var(--tapa-tracking-body-l)',
            fontWeight: '400',
          },
        ],
        body: [
          'var(--tapa-text-body)',
          {
            lineHeight: 'var(--tapa-leading-body)',
            letterSpacing: 'var(--tapa-tracking-body)',
            fontWeight: '400',
          },
        ],
        label: [
          'var(--tapa-text-label)',
          {
            lineHeight: 'var(--tapa-leading-label)',
            letterSpacing: 'var(--tapa-tracking-label)',
            fontWeight: '400',
          },
        ],
        caption: [
          'var(--tapa-text-caption)',
          {
            lineHeight: 'var(--tapa-leading-caption)',
            letterSpacing: 'var(--tapa-tracking-caption)',
            fontWeight: '400',
          },
        ],
        overline: [
          'var(--tapa-text-overline)',
          {
            lineHeight: 'var(--tapa-leading-overline)',
            letterSpacing: 'var(--tapa-tracking-overline)',
            fontWeight: '600',
          },
        ],
      },
      spacing: {
        'stat-padding-x': 'var(--tapa-stat-padding-x, calc(20px * var(--tapa-density)))',
        'stat-padding-y': 'var(--tapa-stat-padding-y, calc(16px * var(--tapa-density)))',
        'stat-gap': 'var(--tapa-stat-gap, calc(12px * var(--tapa-density)))',
        'stat-min-height': 'var(--tapa-stat-min-height, 0px)',
        'stat-min-width': 'var(--tapa-stat-min-width, 168px)',
        'panel-padding': 'var(--tapa-panel-padding, calc(24px * var(--tapa-density)))',
        'panel-padding-compact': 'var(--tapa-panel-padding-compact, calc(16px * var(--tapa-density)))',
        'panel-header-height': 'var(--tapa-panel-header-height, calc(64px * var(--tapa-density)))',
        'row-min-height': 'var(--tapa-row-min-height, calc(76px * var(--tapa-density)))',
        'row-gap': 'var(--tapa-row-gap, calc(16px * var(--tapa-density)))',
        'tab-height': 'var(--tapa-tab-height, 48px)',
        'tab-gap': 'var(--tapa-tab-gap, var(--tapa-space-6))',
        'tab-indicator': 'var(--tapa-tab-indicator, 2px)',
        'badge-height': 'var(--tapa-badge-height, 24px)',
        'badge-padding-x': 'var(--tapa-badge-padding-x, var(--tapa-space-2))',
        'progress-height': 'var(--tapa-progress-height, 8px)',
        'progress-band-height': 'var(--tapa-progress-band-height, 16px)',
        'button-height-sm': 'var(--tapa-button-height-sm, 36px)',
        'button-height': 'var(--tapa-button-height, 40px)',
        'button-height-lg': 'var(--tapa-button-height-lg, 48px)',
        'button-padding-x': 'var(--tapa-button-padding-x, var(--tapa-space-4))',
        'input-height': 'var(--tapa-input-height, 44px)',
        'touch-target': 'var(--tapa-touch-target, 44px)',
        'toast-width': 'var(--tapa-toast-width, 380px)',
        'sheet-width': 'var(--tapa-sheet-width, 480px)',
        'menu-width': 'var(--tapa-menu-width, 272px)',
        'menu-item-height': 'var(--tapa-menu-item-height, 40px)',
        'topbar-height': 'var(--tapa-topbar-height, 64px)',
        'topbar-height-mobile': 'var(--tapa-topbar-height-mobile, 56px)',
        'bottom-nav-height': 'var(--tapa-bottom-nav-height, 64px)',
        'band-height': 'var(--tapa-band-height, 16px)',
        'page-max': 'var(--tapa-page-max, 1280px)',
        'page-max-l': 'var(--tapa-page-max-l, 1520px)',
        'page-max-xl': 'var(--tapa-page-max-xl, 1840px)',
        gutter: 'var(--tapa-gutter, calc(24px * var(--tapa-density)))',
      },
    },
  },
};
