import { expect, it } from 'vitest';
import { embeddedCode } from './embedded.js';

it('returns the HTML of a widget with its data', () => {
  const data = [{ label: '</script>', value: 6 }];
  expect(embeddedCode('tapa-stat-strip', { attributes: { 'brand-color': '#0f766e' }, data })).toBe(
    `<tapa-stat-strip brand-color="#0f766e">
  <script type="application/json">
    [
      {
        "label": "\\u003c/script>",
        "value": 6
      }
    ]
  </script>
</tapa-stat-strip>
<script async src="https://widgets.example/tapa/loader.js"></script>`,
  );
});

it('returns the HTML of a widget without data', () => {
  expect(embeddedCode('tapa-rewards', { attributes: { src: '/rewards.json' } })).toBe(
    `<tapa-rewards src="/rewards.json"></tapa-rewards>
<script async src="https://widgets.example/tapa/loader.js"></script>`,
  );
});
