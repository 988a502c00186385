import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { TapaProvider } from '../src/theme';
import { BRAND_DENSITY, brandNamed } from './brands';

/**
 * Puts every story on Tapa's canvas with the settings of the toolbar. A story pins one of them with
 * `globals: { theme: 'dark' }`.
 */
export const withTapa: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, direction, textSize, density, brand } = globals;
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
      brand={{ ...brandNamed(brand), ...(density === BRAND_DENSITY ? {} : { density: Number(density) }) }}
      colorScheme={theme}
      direction={direction}
    >
      <Story />
    </TapaProvider>
  );
};
