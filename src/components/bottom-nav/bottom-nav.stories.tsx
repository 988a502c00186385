import { expect, fn, userEvent } from 'storybook/test';
import { withInertLinks } from '../../../.storybook/decorators.js';
import preview from '../../../.storybook/preview.js';
import { Bell, Compass, House, MessageCircle, UserRound } from '../../icons/index.js';
import { BottomNav, RoleBottomNav } from './bottom-nav.js';

const meta = preview.meta({
  title: 'components/bottom-nav',
  id: 'components-bottom-nav',
  component: RoleBottomNav,
  subcomponents: { BottomNav },
  tags: ['!autodocs'],
  args: { role: 'traveler', currentPath: '/dashboard', fixed: false },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
    withInertLinks,
  ],
});

const labels = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('nav a')].map((link) => link.firstElementChild?.textContent);

const currentLabels = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('nav a[aria-current="page"]')].map(
    (link) => link.firstElementChild?.textContent,
  );

// spec: 2.nav-all, 2.nav-traveler, 2.nav-active
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main pages' })).toBeVisible();
    await expect(labels(canvasElement)).toEqual(['Home', 'Discover', 'AI Plan', 'Saved', 'Profile']);
    await expect(canvas.getByRole('link', { name: 'Saved 3 new' })).toHaveAttribute('href', '/wishlists');
    await expect(currentLabels(canvasElement)).toEqual(['Profile']);
  },
});

export const Playground = meta.story({ args: { role: 'travel_agent', currentPath: '/messages' } });

// spec: 2.nav-all, 2.nav-agent
export const TravelAgent = meta.story({
  args: { role: 'travel_agent' },
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['Home', 'Discover', 'Business', 'Messages', 'Profile']);
    await expect(currentLabels(canvasElement)).toEqual(['Business']);
  },
});

// spec: 2.nav-all, 2.nav-others, 2.nav-active
export const OtherRoles = meta.story({
  args: { role: 'tour_organizer', currentPath: '/notifications' },
  play: async ({ canvasElement }) => {
    await expect(labels(canvasElement)).toEqual(['Home', 'Discover', 'Bookings', 'Updates', 'Profile']);
    await expect(currentLabels(canvasElement)).toEqual(['Updates']);
  },
});

// spec: 2.nav-active
export const NoUser = meta.story({
  args: { role: undefined, currentPath: '/' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'AI Plan' })).toBeVisible();
    await expect(currentLabels(canvasElement)).toEqual(['Home']);
  },
});

export const BelowAPath = meta.story({
  args: { currentPath: '/destinations/samoa/' },
  play: async ({ canvasElement }) => {
    await expect(currentLabels(canvasElement)).toEqual(['Discover']);
  },
});

export const NoneCurrent = meta.story({
  args: { currentPath: '/destinations-and-more' },
  play: async ({ canvasElement }) => {
    await expect(currentLabels(canvasElement)).toEqual([]);
  },
});

export const SharedPath = meta.story({
  render: () => (
    <BottomNav
      fixed={false}
      currentPath="/dashboard"
      items={[
        { href: '/', label: 'Home', icon: <House /> },
        { href: '/dashboard', label: 'Business', icon: <Compass /> },
        { href: '/dashboard', label: 'Profile', icon: <UserRound /> },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(currentLabels(canvasElement)).toEqual(['Business']);
  },
});

// spec: 2.nav-badge
export const Counts = meta.story({
  render: () => (
    <BottomNav
      fixed={false}
      currentPath="/"
      items={[
        { href: '/', label: 'Home', icon: <House />, badge: 0 },
        { href: '/a', label: 'Updates', icon: <Bell />, badge: 99 },
        { href: '/b', label: 'Messages', icon: <MessageCircle />, badge: 100 },
        { href: '/c', label: 'Profile', icon: <UserRound />, badge: Number.NaN },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Updates 99 new' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Messages 99+ new' })).toBeVisible();
    await expect(canvas.getByText('99')).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible();
  },
});

/** Stub, as not every browser has one. */
const vibrate = fn();

// spec: 2.nav-vibration
export const TapVibrates = meta.story({
  beforeEach: () => {
    vibrate.mockClear();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'vibrate');
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Discover' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(vibrate.mock.calls).toEqual([[10], [10]]);
  },
});

// spec: 2.nav-hidden
export const FixedOnAPhone = meta.story({
  args: { fixed: true },
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main pages' }).getBoundingClientRect();
    await expect(nav.bottom).toBe(window.innerHeight);
    await expect(nav.width).toBe(window.innerWidth);
    await expect(nav.height).toBe(64);
  },
});

/** Returns the print rules that hide an element; a page on a screen cannot apply them. */
const printRulesThatHide = (element: Element): CSSRule[] => {
  const within = (rules: Iterable<CSSRule>, onPaper: boolean): CSSRule[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSStyleRule && onPaper && element.matches(rule.selectorText)) {
        return rule.cssText.includes('display: none') ? [rule] : [];
      }
      const isPrint = rule instanceof CSSMediaRule && rule.conditionText === 'print';
      return 'cssRules' in rule ? within(rule.cssRules as CSSRuleList, onPaper || isPrint) : [];
    });
  return Array.from(document.styleSheets).flatMap((sheet) => within(sheet.cssRules, false));
};

export const NotOnPaper = meta.story({
  args: { fixed: true },
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(printRulesThatHide(canvas.getByRole('navigation', { name: 'Main pages' }))).not.toEqual([]);
  },
});

// spec: 2.nav-hidden
export const HiddenFrom768 = meta.story({
  args: { fixed: true },
  tags: ['!dev'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[
        ['traveler', '/dashboard'],
        ['travel_agent', '/messages'],
        ['corporate_admin', '/'],
      ].map(([role, path = '']) => (
        <RoleBottomNav key={role} role={role} currentPath={path} fixed={false} aria-label={role} />
      ))}
      <BottomNav
        fixed={false}
        aria-label="Over 99, and a long word"
        currentPath="/none"
        items={[
          { href: '/', label: 'Home', icon: <House /> },
          { href: '/b', label: 'Messages', icon: <MessageCircle />, badge: 140 },
          { href: '/c', label: 'Benachrichtigungen', icon: <Bell />, badge: 12 },
          { href: '/d', label: 'Discover', icon: <Compass /> },
          { href: '/e', label: 'Profile', icon: <UserRound /> },
        ]}
      />
    </div>
  ),
});
