import { expectNoSidewaysScroll } from './story-checks';

/** Settings of the toolbar that make a page tighter still. */
interface Tight {
  textSize?: '200';
  direction?: 'rtl';
}

/**
 * What stories share that show a page in a window of one of the toolbar's sizes, in which nothing scrolls sideways.
 *
 * @example
 * export const PhoneTeam = meta.story({ name: '390 px, Team', ...fitting('phone'), args: { defaultTab: 'team' } });
 */
export const fitting = (size: 'phone' | 'small' | 'tablet', tight: Tight = {}) => ({
  globals: { viewport: { value: size }, ...tight },
  play: expectNoSidewaysScroll,
});
