import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { TapaProvider } from '../src/theme';
import { BRAND_DENSITY, BRAND_SCHEME, brandNamed } from './brands';

/**
 * Puts every story on Tapa's canvas with the settings of the toolbar. A story pins one of them with
 * `globals: { theme: 'dark' }`.
 */
export const withTapa: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, direction, textSize, density } = globals;
  const brand = brandNamed(globals.brand);
  useLayoutEffect(() => {
    // A value from the address bar comes as a number.
    document.documentElement.style.fontSize = String(textSize) === '200' ? '200%' : '';
    document.documentElement.dir = direction;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [textSize, direction]);
  return (
    <TapaProvider
      className="story-canvas"
      data-layout={parameters.layout}
      data-view={viewMode}
      brand={{ ...brand, ...(density === BRAND_DENSITY ? {} : { density: Number(density) }) }}
      colorScheme={theme === BRAND_SCHEME ? (brand.scheme ?? 'light') : theme}
      direction={direction}
    >
      <Story />
    </TapaProvider>
  );
};
