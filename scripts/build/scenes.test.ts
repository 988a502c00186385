import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { scenes } from '../../src/components/cover-art/compiled/scenes.js';
import { sceneModule } from './scenes.js';

it("a scene draws the shapes of its file, with React's names of attributes", () => {
  const svg = `<svg viewBox="0 0 400 225">
    <!-- A line. -->
    <g transform="rotate(6-1)">
      <path d="M0-1h9" stroke-width="4" stroke-dasharray="10 6"/>
    </g>
  </svg>`;
  const source = sceneModule(svg);
  expect(source).toContain('h("g", { transform: "rotate(6-1)" }');
  expect(source).toContain('h("path", { d: "M0-1h9", strokeWidth: "4", strokeDasharray: "10 6" })');
});

it.each(Object.entries(scenes))('%s uses colours of the brand', async (_, load) => {
  const { default: draw } = await load();
  const markup = renderToStaticMarkup(draw(createElement));
  expect(markup).toContain('var(--tapa-');
  expect(markup.replaceAll(/(?:fill|stroke)="(?:none|var\(--tapa-[\w-]+\))"/g, '')).not.toMatch(
    /(?:fill|stroke)="/,
  );
});
