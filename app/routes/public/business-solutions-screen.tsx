import { businessSolutions } from '../../content/pages/business-solutions';
import { ContentPage } from './content-page';

export default function BusinessSolutionsScreen() {
  return <ContentPage page={businessSolutions} />;
}
