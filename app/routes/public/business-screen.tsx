import { business } from '../../content/pages/business';
import { ContentPage } from './content-page';

export default function BusinessScreen() {
  return <ContentPage page={business} />;
}
