import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoading } from '../../components/skeleton/index.js';
import { DashboardPanel, DashboardPart } from './dashboard-parts.js';

function Fragile({ isBroken }: { isBroken: () => boolean }) {
  if (isBroken()) throw new Error('This part is broken');
  return <p>Whole again</p>;
}

afterEach(cleanup);

const Busy = () => <p>{useLoading() ? 'loading' : 'there'}</p>;

describe.each([
  {
    kind: 'DashboardPanel',
    show: (isBroken: () => boolean, data: unknown) => (
      <DashboardPanel slot="panel" title="Bookings" resetKeys={[data]}>
        <Fragile isBroken={isBroken} />
      </DashboardPanel>
    ),
  },
  {
    kind: 'DashboardPart',
    show: (isBroken: () => boolean, data: unknown) => (
      <DashboardPart subject="Bookings" resetKeys={[data]}>
        <Fragile isBroken={isBroken} />
      </DashboardPart>
    ),
  },
])('$kind', ({ show }) => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('contains an error and renders again on retry', async () => {
    let broken = true;
    render(
      <>
        {show(() => broken, 1)}
        <p>The neighbour</p>
      </>,
    );
    expect(screen.getByText("Bookings didn't load")).toBeTruthy();
    expect(screen.getByText('The neighbour')).toBeTruthy();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('Whole again')).toBeTruthy();
  });

  it('renders again when new data comes', () => {
    let broken = true;
    const { rerender } = render(show(() => broken, 1));
    expect(screen.queryByRole('alert')).not.toBeNull();
    broken = false;
    rerender(show(() => broken, 1));
    expect(screen.queryByRole('alert')).not.toBeNull();
    rerender(show(() => broken, 2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('DashboardPanel', () => {
  it('marks sample data and shows how many rows were dropped, once the data has loaded', () => {
    const { rerender } = render(<DashboardPanel slot="panel" title="Bookings" sample dropped={1} loading />);
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.queryByText('1 item could not be shown')).toBeNull();
    rerender(<DashboardPanel slot="panel" title="Bookings" sample dropped={1} />);
    expect(screen.getByText('Sample data')).toBeTruthy();
    expect(screen.getByText('1 item could not be shown')).toBeTruthy();
    rerender(<DashboardPanel slot="panel" title="Bookings" dropped={2} />);
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.getByText('2 items could not be shown')).toBeTruthy();
  });
});

describe('DashboardPart', () => {
  it('provides the loading state to its content', () => {
    const { rerender } = render(
      <DashboardPart subject="Figures" loading>
        <Busy />
      </DashboardPart>,
    );
    expect(screen.getByText('loading')).toBeTruthy();
    rerender(
      <DashboardPart subject="Figures">
        <Busy />
      </DashboardPart>,
    );
    expect(screen.getByText('there')).toBeTruthy();
  });
});
