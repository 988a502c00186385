import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import * as tapa from 'tapa-ui';
import * as corporate from 'tapa-ui/dashboards/corporate';
import * as role from 'tapa-ui/dashboards/role';
import * as tourOrganizer from 'tapa-ui/dashboards/tour-organizer';
import * as travelAgent from 'tapa-ui/dashboards/travel-agent';
import * as traveler from 'tapa-ui/dashboards/traveler';
import { expect, it } from 'vitest';
import { DASHBOARDS, loading } from './gallery.js';
import { COMPONENTS } from './gallery-components.js';

const STYLE = / style="/;

/** Panels and tabs: they stand in their dashboards, which are shown on each of their tabs. */
const inDashboards = new Set(
  [traveler, travelAgent, tourOrganizer, corporate, role]
    .flatMap((entry) => Object.keys(entry))
    .filter((name) => !(name in DASHBOARDS) && !(name in COMPONENTS)),
);

it('shows everything that the package exports to be shown', () => {
  const isShown = ([name, value]: [string, unknown]) =>
    /^[A-Z][a-z]/.test(name) &&
    !inDashboards.has(name) &&
    (typeof value === 'function' || typeof value === 'object');
  const exported = Object.entries(tapa)
    .filter(isShown)
    .map(([name]) => name);
  expect([...Object.keys(COMPONENTS), ...Object.keys(DASHBOARDS)].sort()).toEqual(exported.sort());
});

// A strict Content-Security-Policy (style-src 'self') takes such attributes away, and hydration does not bring them back.
it('renders on a server without any style attribute', () => {
  const shown = [...Object.entries(COMPONENTS), ...Object.entries(DASHBOARDS)].map(
    ([name, element]) => [name, [element].flat()] as const,
  );
  const styled = shown.filter(([, elements]) =>
    elements.some((element) => STYLE.test(renderToString(element) + renderToString(loading(element)))),
  );
  expect(styled.map(([name]) => name)).toEqual([]);
});

// Of roots that a server has rendered, or that have a React each: one React counts on from root to root.
it('has no id twice in a page of several roots, where each has its prefix', () => {
  const shown = createElement(Fragment, null, ...Object.values(COMPONENTS));
  const ids = ['first-', 'second-'].flatMap((identifierPrefix) =>
    Array.from(renderToString(shown, { identifierPrefix }).matchAll(/ id="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});
