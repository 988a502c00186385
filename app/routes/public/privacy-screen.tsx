import { privacy } from '../../content/pages/privacy';
import { ContentPage } from './content-page';

export default function PrivacyScreen() {
  return <ContentPage page={privacy} />;
}
