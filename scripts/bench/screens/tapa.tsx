import { offer } from '../screen.js';
import { TravelerPage } from './traveler-page.js';

offer((rows, tab) => () => <TravelerPage rows={rows} tab={tab} />);
