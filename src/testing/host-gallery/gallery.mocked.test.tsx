// @vitest-environment node
import { createElement, Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import * as tapa from 'tapa-ui';
import * as corporate from 'tapa-ui/dashboards/corporate';
import * as role from 'tapa-ui/dashboards/role';
import * as tourOrganizer from 'tapa-ui/dashboards/tour-organizer';
import * as travelAgent from 'tapa-ui/dashboards/travel-agent';
import * as traveler from 'tapa-ui/dashboards/traveler';
import { expect, it, vi } from 'vitest';
import { loadTabs } from '../../dashboards/shared/late-tab.js';
import { COMPONENTS, DASHBOARDS, loading } from './gallery.js';

// Lists whose code is not there would render as skeletons.
await loadTabs();

/** The components that elements are made of. */
const { shown, heard } = vi.hoisted(() => {
  type Make = (type: unknown, ...rest: unknown[]) => unknown;
  const shown = new Set<unknown>();
  const heard = async (original: () => Promise<object>) => {
    const entries = Object.entries(await original()).map(([name, make]: [string, unknown]) => {
      if (!name.startsWith('jsx')) return [name, make];
      const heardMake: Make = (type, ...rest) => {
        shown.add(type);
        return (make as Make)(type, ...rest);
      };
      return [name, heardMake];
    });
    return Object.fromEntries(entries);
  };
  return { shown, heard };
});
vi.mock('react/jsx-runtime', heard);
vi.mock('react/jsx-dev-runtime', heard);

const STYLE = / style="/;

/** Panels and tabs: they stand in their dashboards, which are shown on each of their tabs. */
const inDashboards = new Set(
  [traveler, travelAgent, tourOrganizer, corporate, role]
    .flatMap((entry) => Object.keys(entry))
    .filter((name) => !(name in DASHBOARDS) && !(name in COMPONENTS)),
);

/** Markup of everything, as it is and while it loads. */
const markup = new Map(
  [...Object.entries(COMPONENTS), ...Object.entries(DASHBOARDS)].map(([name, elements]) => [
    name,
    [elements].flat().map((element) => renderToString(element) + renderToString(loading(element))),
  ]),
);

it('shows everything that the package exports to be shown', () => {
  const missing = Object.entries(tapa).filter(
    ([name, value]) =>
      /^[A-Z][a-z]/.test(name) &&
      !inDashboards.has(name) &&
      (typeof value === 'function' || typeof value === 'object') &&
      !shown.has(value),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

// A strict Content-Security-Policy (style-src 'self') takes such attributes away, and hydration does not bring them back.
it('renders on a server without any style attribute', () => {
  const styled = [...markup].filter(([, texts]) => texts.some((text) => STYLE.test(text)));
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
