import { createElement, type ReactElement } from 'react';
import type { WidgetActionDetail } from '../src/embed/element/events.js';

export interface EmbeddedArgs {
  /** HTML attributes: `brand-color`, `scheme`, `heading`, `src` … */
  attributes?: Record<string, string>;
  /** Raw data, set as a property. Without it the skeleton shows. */
  data?: unknown;
  /** Called with the detail of a `tapa-action` event. */
  onAction?: (action: WidgetActionDetail) => void;
}

/** Renders an element for partner sites with React 19's support of custom elements. */
export const embedded = (tag: string, { attributes, data, onAction }: EmbeddedArgs): ReactElement =>
  createElement(tag, {
    ...attributes,
    data,
    'ontapa-action': (event: CustomEvent<WidgetActionDetail>) => {
      // The linked pages do not exist in Storybook.
      if ('href' in event.detail) event.preventDefault();
      onAction?.(event.detail);
    },
  });

/** Returns the HTML of an element for partner sites. */
export function embeddedCode(tag: string, { attributes = {}, data }: EmbeddedArgs): string {
  const opening = [tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ');
  const json = JSON.stringify(data, null, 2)?.replaceAll('<', '\\u003c').replaceAll('\n', '\n    ');
  const inside = json ? `\n  <script type="application/json">\n    ${json}\n  </script>\n` : '';
  return `<${opening}>${inside}</${tag}>
<script async src="https://widgets.example/tapa/loader.js"></script>`;
}
