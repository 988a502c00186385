import { safety } from '../../content/pages/safety';
import { ContentPage } from './content-page';

export default function SafetyScreen() {
  return <ContentPage page={safety} />;
}
