import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { offer } from '../screen.js';
import { TravelerPage } from './traveler-page.js';

/** Returns a function that recreates an element with the same attributes and texts, without components. */
function copyOf(element: Element): () => ReactElement {
  const props: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) props[name] = value === '' ? true : value;
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    const { style } = element;
    props.style = Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
  }
  const children = [...element.childNodes].map((node) => {
    if (node instanceof Element) return copyOf(node);
    return () => (node instanceof Text ? node.data : null);
  });
  return () => createElement(element.localName, props, ...children.map((make) => make()));
}

/** The library's page, copied into plain elements. The difference between the two is the library's cost. */
offer((rows, tab) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() => root.render(<TravelerPage rows={rows} tab={tab} />));
  const make = copyOf(place);
  root.unmount();
  place.remove();
  return make;
});
