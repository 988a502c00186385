import type { Decorator } from '@storybook/react-vite';
import { type CSSProperties, useEffect, useLayoutEffect, useState } from 'react';
import { RoleBottomNav } from '../src/components/bottom-nav';
import { TapaProvider } from '../src/theme';
import { BRAND_DENSITY, BRAND_SCHEME, brandNamed } from './brands';

/** Twice the text of one story alone. */
const LARGE_TEXT = { '--tapa-rem': '2rem' } as CSSProperties;

/**
 * Puts every story on Tapa's canvas with the settings of the toolbar. A story pins one of them with
 * `globals: { theme: 'dark' }`.
 */
export const withTapa: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, direction, textSize, density } = globals;
  const brand = brandNamed(globals.brand);
  // A value from the address bar comes as a number.
  const isLarge = String(textSize) === '200';
  // A docs page shows many stories: what one of them pins is not for the page.
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
      direction={direction}
    >
      <Story />
      <EffectsFirst />
    </TapaProvider>
  );
};

/**
 * A play function starts once the story is drawn, and React runs effects some time later. What is drawn again in the
 * same breath has them run before, so that no story depends on how busy the machine is.
 */
function EffectsFirst() {
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
  return null;
}

/** Puts a role's bottom navigation under a dashboard, as the app does: it shows below 768 px only. */
export const withBottomNav = (userRole: string): Decorator => {
  const props = { role: userRole, currentPath: '/dashboard' };
  return (Story) => (
    <>
      <Story />
      <RoleBottomNav {...props} />
    </>
  );
};

/** Stories have no pages behind their links: following one does everything but leave. */
function keepPage(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
}

/** Keeps the story on its page when one of its links is followed. */
export const withInertLinks: Decorator = (Story) => {
  useEffect(() => {
    window.addEventListener('click', keepPage);
    return () => window.removeEventListener('click', keepPage);
  }, []);
  return <Story />;
};
