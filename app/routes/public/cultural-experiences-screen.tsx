import { culturalExperiences } from '../../content/pages/cultural-experiences';
import { ContentPage } from './content-page';

export default function CulturalExperiencesScreen() {
  return <ContentPage page={culturalExperiences} />;
}
