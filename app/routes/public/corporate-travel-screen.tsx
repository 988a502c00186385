import { corporateTravel } from '../../content/pages/corporate-travel';
import { ContentPage } from './content-page';

export default function CorporateTravelScreen() {
  return <ContentPage page={corporateTravel} />;
}
