import '../../styles/forms.css';
import '../../styles/pricing.css';
import { pricing } from '../../content/pages/pricing';
import { ContentPage } from './content-page';
import { Calculator } from './pricing/calculator';

export default function PricingScreen() {
  return <ContentPage page={pricing} after={{ example: <Calculator /> }} />;
}
