import { renderToString } from 'react-dom/server';
import { TravelAgentDashboard } from '../src/dashboards/travel-agent';

for (let k = 0; k < 3; k++) {
  const t = performance.now();
  for (let i = 0; i < 300; i++)
    renderToString(<TravelAgentDashboard agentStats={{}} clients={[{}]} bookings={[{}]} user={null} />);
  console.log((performance.now() - t) / 300);
}
