import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { NOW, USER } from '../data';
import { offer } from '../screen';

/** The library's page. It gets raw data, so sanitising, counting and formatting are part of the measurement. */
offer((rows) => (tab) => (
  <TapaProvider>
    <TravelerDashboard user={USER} bookings={{ data: rows }} listings={{ data: [] }} now={NOW} tab={tab} />
  </TapaProvider>
));
