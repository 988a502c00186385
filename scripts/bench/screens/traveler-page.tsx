import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { NOW, type RawBooking, USER } from '../data.js';
import type { TabName } from '../screen.js';

/** The library's page. It gets raw data, so the measurement includes sanitising, counting and formatting. */
export const TravelerPage = ({ rows, tab }: { rows: readonly RawBooking[]; tab: TabName }) => (
  <TapaProvider>
    <TravelerDashboard user={USER} bookings={{ data: rows }} listings={{ data: [] }} now={NOW} tab={tab} />
  </TapaProvider>
);
