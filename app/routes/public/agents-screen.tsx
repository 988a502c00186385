import { agents } from '../../content/pages/agents';
import { ContentPage } from './content-page';

export default function AgentsScreen() {
  return <ContentPage page={agents} />;
}
