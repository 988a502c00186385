import { offer } from '../screen';
import { TravelerPage } from './traveler-page';

offer((rows, tab) => () => <TravelerPage rows={rows} tab={tab} />);
