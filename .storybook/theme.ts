import { create } from 'storybook/theming/create';
import { colorNamed } from './tokens.js';

const light = (name: string): string => colorNamed(name).light;

const MARK = `<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="${light('brand')}"/><path d="M6 13l8-7 8 7M6 18l8-7 8 7M6 23l8-7 8 7" fill="none" stroke-width="2" stroke="${light('on-brand')}"/></svg>`;

/** Variables of manager-head.html. */
export const MANAGER_VARIABLES = {
  '--manager-current': light('brand-soft'),
  '--manager-on-current': light('on-brand-soft'),
  '--manager-muted': light('text-muted'),
};

/** Theme of Storybook's manager and docs pages. */
export const tapaTheme = create({
  base: 'light',
  brandTitle: `${MARK}<span>Tapa</span>`,
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Public Sans Variable", "Public Sans", Arial, sans-serif',
  fontCode: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace',
  colorPrimary: light('brand'),
  colorSecondary: light('brand'),
  appBg: light('surface'),
  appContentBg: light('surface'),
  appPreviewBg: light('canvas'),
  appHoverBg: light('brand-soft'),
  appBorderColor: light('border'),
  appBorderRadius: 8,
  textColor: light('text'),
  textInverseColor: light('text-inverse'),
  textMutedColor: light('text-muted'),
  barBg: light('surface'),
  barTextColor: light('text-muted'),
  barHoverColor: light('brand-text'),
  barSelectedColor: light('brand-text'),
  buttonBg: light('neutral-soft'),
  buttonBorder: light('border'),
  booleanBg: light('neutral-soft'),
  booleanSelectedBg: light('surface'),
  inputBg: light('surface'),
  inputBorder: light('border-strong'),
  inputTextColor: light('text'),
  inputBorderRadius: 8,
});
