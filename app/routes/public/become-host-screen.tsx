import { becomeHost } from '../../content/pages/become-host';
import { ContentPage } from './content-page';

export default function BecomeHostScreen() {
  return <ContentPage page={becomeHost} />;
}
