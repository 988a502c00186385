import { createElement, type ReactElement } from 'react';
import type { WidgetActionDetail } from '../src/embed/element/events.js';

/** The inputs of an element for partner sites. */
export interface EmbeddedArgs {
  /** Attributes as a page writes them: `brand-color`, `scheme`, `heading`, `src` … */
  attributes?: Record<string, string>;
  /** Raw data of any quality, set as a property. The skeleton shows without it. */
  data?: unknown;
  /** Called with the detail of a `tapa-action` event. */
  onAction?: (action: WidgetActionDetail) => void;
}

/** An element for partner sites on a page, as React 19 writes a custom element. */
export const embedded = (tag: string, { attributes, data, onAction }: EmbeddedArgs): ReactElement =>
  createElement(tag, {
    ...attributes,
    data,
    'ontapa-action': (event: CustomEvent<WidgetActionDetail>) => {
      // Storybook has none of the pages that links lead to.
      if ('href' in event.detail) event.preventDefault();
      onAction?.(event.detail);
    },
  });

/** The same element in plain HTML, as a partner writes it. */
export function embeddedCode(tag: string, { attributes = {}, data }: EmbeddedArgs): string {
  const opening = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ');
  const json = JSON.stringify(data, null, 2)?.replaceAll('<', '\\u003c').replaceAll('\n', '\n    ');
  const inside = json ? `\n  <script type="application/json">\n    ${json}\n  </script>\n` : '';
  return `<${opening}>${inside}</${tag}>
<script async src="https://widgets.example/tapa/loader.js"></script>`;
}
