import preview from '../../../.storybook/preview';
import BusinessSolutionsScreen from './business-solutions-screen';
import CulturalExperiencesScreen from './cultural-experiences-screen';
import SafetyScreen from './safety-screen';
import { inPublicLayout } from './story-frame';
import TermsScreen from './terms-screen';
import TravelAgentsScreen from './travel-agents-screen';

const meta = preview.meta({
  title: 'app/pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPublicLayout],
});

export const CulturalExperiences = meta.story({
  parameters: { address: '/cultural-experiences' },
  render: () => <CulturalExperiencesScreen />,
});

export const TravelAgents = meta.story({
  parameters: { address: '/travel-agents' },
  render: () => <TravelAgentsScreen />,
});

export const BusinessSolutions = meta.story({
  parameters: { address: '/business-solutions' },
  render: () => <BusinessSolutionsScreen />,
});

export const Safety = meta.story({
  parameters: { address: '/safety' },
  render: () => <SafetyScreen />,
});

export const Terms = meta.story({
  parameters: { address: '/terms' },
  render: () => <TermsScreen />,
});
