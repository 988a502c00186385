import { festivalsEvents } from '../../content/pages/festivals-events';
import { ContentPage } from './content-page';

export default function FestivalsEventsScreen() {
  return <ContentPage page={festivalsEvents} />;
}
