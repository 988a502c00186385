import { terms } from '../../content/pages/terms';
import { ContentPage } from './content-page';

export default function TermsScreen() {
  return <ContentPage page={terms} />;
}
