import preview from '../../../.storybook/preview';
import BusinessSolutionsScreen from './business-solutions-screen';
import CulturalExperiencesScreen from './cultural-experiences-screen';
import SafetyScreen from './safety-screen';
import { inPublicLayout } from './story-frame';
import TermsScreen from './terms-screen';
import TravelAgentsScreen from './travel-agents-screen';

const meta = preview.meta({ title: 'app/pages', parameters: { layout: 'fullscreen' } });

export const CulturalExperiences = meta.story({
  decorators: [inPublicLayout('/cultural-experiences')],
  render: () => <CulturalExperiencesScreen />,
});

export const TravelAgents = meta.story({
  decorators: [inPublicLayout('/travel-agents')],
  render: () => <TravelAgentsScreen />,
});

export const BusinessSolutions = meta.story({
  decorators: [inPublicLayout('/business-solutions')],
  render: () => <BusinessSolutionsScreen />,
});

export const Safety = meta.story({
  decorators: [inPublicLayout('/safety')],
  render: () => <SafetyScreen />,
});

export const Terms = meta.story({
  decorators: [inPublicLayout('/terms')],
  render: () => <TermsScreen />,
});
