import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { CORPORATE_TABS } from '../../src/dashboards/corporate';
import { TOUR_ORGANIZER_TABS } from '../../src/dashboards/tour-organizer';
import { TRAVEL_AGENT_TABS } from '../../src/dashboards/travel-agent';
import { TRAVELER_TABS } from '../../src/dashboards/traveler';
import { ROOT } from '../shared/run';

/** A page to be audited. */
interface AuditedPage {
  name: string;
  /** Who is signed in. @default nobody */
  role?: string;
  urlIn: (scheme: 'light' | 'dark') => string;
  /** Makes what was opened the page to look at. */
  prepare?: (page: Page) => Promise<void>;
}

/** The page for paths that no file is written for. */
const SHELL = 'app.html';

/** Pages of signed-in users beside `/dashboard`, each with somebody who opens it; 'reviewer' is a role without a dashboard. */
const SIGNED_IN = [
  ['/booking/booking-1', 'traveler'],
  ['/dashboard', 'reviewer'],
] as const;

/** The tabs of each dashboard by the role that sees it. */
const TABS: Readonly<Record<string, readonly string[]>> = {
  traveler: TRAVELER_TABS,
  travel_agent: TRAVEL_AGENT_TABS,
  tour_organizer: TOUR_ORGANIZER_TABS,
  corporate_admin: CORPORATE_TABS,
};

/** Every route that the build wrote a page for, every dashboard on every tab, each component and its states, the widgets. */
export function listPages({ app, stories }: { app: string; stories: string }): AuditedPage[] {
  const routes = readdirSync(`${ROOT}/app/dist`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== SHELL)
    .map((file) => `/${file.replace(/(?:index)?\.html$/, '').replace(/\/$/, '')}`);
  const tabs = Object.entries(TABS).flatMap(([role, names]) => names.map((tab) => ({ role, tab })));
  return [
    ...routes.map((path) => ({ name: `route ${path}`, urlIn: () => `${app}${path}` })),
    ...tabs.map(({ role, tab }) => ({
      name: `dashboard ${role} ${tab}`,
      role,
      urlIn: () => `${app}/dashboard?tab=${tab}`,
    })),
    ...SIGNED_IN.map(([path, role]) => ({
      name: `route ${path} as ${role}`,
      role,
      urlIn: () => `${app}${path}`,
    })),
    ...auditedStories().map((id) => ({
      name: `story ${id}`,
      urlIn: (scheme: string) => `${stories}/iframe.html?id=${id}&viewMode=story&globals=theme:${scheme}`,
      prepare: asPage,
    })),
  ];
}

/** States of components that their first story is not in, by the words of stories' names. */
const STATES = /\b(selected|open|no match|undo|failed|deciding|not decide)\b/i;

/** The first story of each component, those of its states, and every one of the widgets. */
function auditedStories(): string[] {
  const { entries } = JSON.parse(readFileSync(`${ROOT}/storybook-static/index.json`, 'utf8')) as {
    entries: Record<string, { id: string; title: string; name: string; type: string }>;
  };
  const titles = new Set<string>();
  return Object.values(entries)
    .filter(({ type, id, title, name }) => {
      if (type !== 'story' || id.startsWith('embed-')) return type === 'story';
      if (!id.startsWith('components-')) return false;
      const isFirst = !titles.has(title);
      titles.add(title);
      return isFirst || STATES.test(name);
    })
    .map(({ id }) => id);
}

/** The part of Storybook's API in its page that is used here. */
interface StoryWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Elements of Storybook's own, around the story. */
const AROUND_STORY = 'body > :is(script, .sb-wrapper, [id^="storybook-"]:not(#storybook-root))';

/** Once a story and its play function are through: a page with only that, in a main landmark and below the titles that it needs. */
async function asPage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  await page.evaluate((around) => {
    for (const element of document.querySelectorAll(around)) element.remove();
    const root = document.querySelector('#storybook-root');
    if (!document.querySelector('main')) root?.setAttribute('role', 'main');
    // A component begins at the level of the page that it is made for.
    const first = Number(document.querySelector('h1, h2, h3, h4')?.localName.slice(1) ?? 2);
    for (let level = first - 1; level >= 1; level -= 1)
      root?.insertAdjacentHTML('afterbegin', `<h${level}>Around the story</h${level}>`);
  }, AROUND_STORY);
}
