import { TapaProvider } from '../../../src/theme';
import { ReviewPage } from '../page';
import { BrandSample } from './brand-sample';
import { describeColor, type SampleBrand } from './sixty-brands';

export interface AnyBrandProps {
  title: string;
  brands: readonly SampleBrand[];
}

/** Many brands side by side: what a partner's color becomes, however odd it is. */
export function AnyBrand({ title, brands }: AnyBrandProps) {
  return (
    <ReviewPage
      title={title}
      lede="What becomes of a partner’s color. The fill keeps it. Text on it is black or white, whichever reads better; links, marks, edges and the focus ring move only as far as they must."
      isWide
    >
      <ul className="many-brands">
        {brands.map((brand) => (
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
