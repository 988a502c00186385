import { ListingCards, type ListingCardsProps } from 'tapa-ui/listing-card';
import { SAMPLE_STAYS } from '../../content/sample-stays';

const LISTINGS = SAMPLE_STAYS.map(({ id, title, rating, price }) => ({
  id,
  key: id,
  title,
  rating,
  price,
  category: 'cultural',
}));

export const SampleListings = ({ hrefFor }: Pick<ListingCardsProps, 'hrefFor'>) => (
  <div className="grid grid-cols-1 gap-4">
    <ListingCards aria-label="Examples of listings" listings={LISTINGS} hrefFor={hrefFor} />
    <p className="text-label text-muted">Sample data: examples of listings, with fictional hosts.</p>
  </div>
);
