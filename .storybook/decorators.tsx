import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import { RoleBottomNav } from '../src/components/bottom-nav/index.js';
import { Toaster } from '../src/components/toast/index.js';
import { TapaProvider } from '../src/theme/index.js';
import { BRAND_DENSITY, BRAND_SCHEME, brandNamed } from './brands.js';
import { languageProps } from './languages.js';

/** Doubles the text size of a single story. */
const LARGE_TEXT = { '--tapa-rem': '2rem' } as CSSProperties;

/** Renders a story with the toolbar's settings. A story pins one with `globals: { theme: 'dark' }`. */
export const withTapa: Decorator = (Story, { globals, parameters, viewMode, loaded }) => {
  const { theme, textSize, density } = globals;
  const language = languageProps(globals);
  const { direction } = language;
  const brand = brandNamed(globals.brand);
  // In the address it is a number.
  const isLarge = String(textSize) === '200';
  // On a docs page, the settings of one story must not apply to the page.
  const isDocs = viewMode === 'docs';
  useLayoutEffect(() => {
    if (isDocs) return;
    document.documentElement.style.fontSize = isLarge ? '200%' : '';
    document.documentElement.dir = direction;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [isDocs, isLarge, direction]);
  return (
    <TapaProvider
      className="story-canvas"
      data-layout={parameters.layout}
      data-view={viewMode}
      style={isDocs && isLarge ? LARGE_TEXT : undefined}
      brand={{ ...brand, ...(density === BRAND_DENSITY ? {} : { density: Number(density) }) }}
      colorScheme={theme === BRAND_SCHEME ? (brand.scheme ?? 'light') : theme}
      messages={loaded?.messages}
      {...language}
    >
      <Story />
      <EffectsFirst />
    </TapaProvider>
  );
};

/** Runs effects before the play function: a state update in a layout effect flushes pending effects. */
function EffectsFirst() {
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  return null;
}

/** Adds a role's bottom navigation, which is visible below 768 px. */
export const withBottomNav = (userRole: string): Decorator => {
  const props = { role: userRole, currentPath: '/dashboard' };
  return (Story) => (
    <>
      <Story />
      <RoleBottomNav {...props} />
    </>
  );
};

/** Adds the host's notifications. */
export const withToaster: Decorator = (Story) => (
  <>
    <Story />
    <Toaster />
  </>
);

function keepPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Prevents navigation by links, whose pages do not exist in Storybook. */
export const withInertLinks: Decorator = (Story) => {
  useEffect(() => {
    window.addEventListener('click', keepPage);
    return () => window.removeEventListener('click', keepPage);
  }, []);
  return <Story />;
};
