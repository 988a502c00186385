import { tourOperators } from '../../content/pages/tour-operators';
import { ContentPage } from './content-page';

export default function TourOperatorsScreen() {
  return <ContentPage page={tourOperators} />;
}
