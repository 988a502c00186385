import { foodCooking } from '../../content/pages/food-cooking';
import { ContentPage } from './content-page';

export default function FoodCookingScreen() {
  return <ContentPage page={foodCooking} />;
}
