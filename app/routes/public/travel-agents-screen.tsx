import { travelAgents } from '../../content/pages/travel-agents';
import { ContentPage } from './content-page';

export default function TravelAgentsScreen() {
  return <ContentPage page={travelAgents} />;
}
