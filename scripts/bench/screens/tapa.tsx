import { TravelerDashboard } from 'tapa-ui/dashboards/traveler';
import { TapaProvider } from 'tapa-ui/theme';
import 'tapa-ui/styles.css';
import { NOW, USER } from '../data';
import { offer } from '../screen';

/** The library's own page. It is given raw data: sanitising it, counting and writing dates are part of what it takes. */
offer((rows) => (tab) => (
  <TapaProvider>
    <TravelerDashboard user={USER} bookings={rows} listings={[]} now={NOW} tab={tab} />
  </TapaProvider>
));
