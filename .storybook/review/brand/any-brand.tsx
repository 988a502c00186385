import { TapaProvider } from '../../../src/theme';
import { ReviewPage } from '../page';
import { BrandSample } from './brand-sample';
import { describeColor, SIXTY_BRANDS } from './sixty-brands';

/** Sixty brands side by side: what a partner's color becomes, however odd it is. */
export function AnyBrand() {
  return (
    <ReviewPage
      title="Any brand"
      lede="Sixty colors, from the ordinary to the unreasonable, and what becomes of them. The fill keeps the partner’s color. Text on it is black or white, whichever reads better; links, marks, edges and the focus ring move only as far as they must."
      isWide
    >
      <ul className="sixty-brands">
        {SIXTY_BRANDS.map((brand) => (
          <li key={JSON.stringify(brand)}>
            <TapaProvider brand={brand}>
              <BrandSample name={brand.color} detail={describeColor(brand.color)} />
            </TapaProvider>
          </li>
        ))}
      </ul>
    </ReviewPage>
  );
}
