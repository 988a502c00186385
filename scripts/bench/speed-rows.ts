import type { ServerRender } from './server-render';
import type { Speed } from './speed';

/** A line of the table of times. */
export type SpeedRow = Record<
  'Bookings' | 'Page' | 'Elements' | 'Render' | 'Update' | 'Tab switch' | 'Server render',
  string
>;

const times = (value: number | undefined, floor: number | undefined): string => {
  if (value === undefined || floor === undefined) return '';
  return `${value.toFixed(1)} (${(value / floor).toFixed(2)}×)`;
};

/** The times of every page, each with how many times the floor it is. */
export function speedRows(speeds: readonly Speed[], server: readonly ServerRender[]): SpeedRow[] {
  return speeds.flatMap(({ bookings, screens }, index) => {
    const { floor } = screens;
    const served = server[index]?.screens;
    return Object.entries(screens).map(([name, round]) => ({
      Bookings: bookings.toLocaleString('en-US'),
      Page: name,
      Elements: String(round.elements),
      Render: times(round.render, floor?.render),
      Update: times(round.update, floor?.update),
      'Tab switch': times(round.tab, floor?.tab),
      'Server render': times(served?.[name], served?.floor),
    }));
  });
}
