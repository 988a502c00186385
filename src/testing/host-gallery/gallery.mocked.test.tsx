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

// Lists would render as skeletons until their code is loaded.
await loadTabs();

/** Returns the components within elements. */
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

/** Panels and tabs, which are shown within their dashboards. */
const inDashboards = new Set(
  [traveler, travelAgent, tourOrganizer, corporate, role]
    .flatMap((entry) => Object.keys(entry))
    .filter((name) => !(name in DASHBOARDS) && !(name in COMPONENTS)),
);

/** Markup of everything, loaded and loading. */
const markup = new Map(
  [...Object.entries(COMPONENTS), ...Object.entries(DASHBOARDS)].map(([name, elements]) => [
    name,
    [elements].flat().map((element) => renderToString(element) + renderToString(loading(element))),
  ]),
);

it('shows all components of the package', () => {
  const missing = Object.entries(tapa).filter(
    ([name, value]) =>
      /^[A-Z][a-z]/.test(name) &&
      !inDashboards.has(name) &&
      (typeof value === 'function' || typeof value === 'object') &&
      !shown.has(value),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

// A strict Content Security Policy (style-src 'self') ignores them, and hydration does not restore them.
it('renders on a server without any style attribute', () => {
  const styled = [...markup].filter(([, texts]) => texts.some((text) => STYLE.test(text)));
  expect(styled.map(([name]) => name)).toEqual([]);
});

// For roots rendered on a server or by several copies of React: one React counts on across its roots.
it('has unique ids in a page of several roots with prefixes', () => {
  const shown = createElement(Fragment, null, ...Object.values(COMPONENTS));
  const ids = ['first-', 'second-'].flatMap((identifierPrefix) =>
    Array.from(renderToString(shown, { identifierPrefix }).matchAll(/ id="([^"]+)"/g), ([, id]) => id),
  );
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});
