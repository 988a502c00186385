import { StatusBadge } from '../../components/badge';
import { Progress } from '../../components/progress';
import { type Brand, TapaProvider } from '../../theme';

/** Brands that show how far the same page can go; none of them is anyone's. */
const BRANDS: readonly { name: string; look: string; brand: Brand }[] = [
  { name: 'Tapa', look: 'Violet, soft corners', brand: { color: '#7c3aed' } },
  {
    name: 'Your boutique agency',
    look: 'Teal, round corners',
    brand: { color: '#0f766e', neutral: '#8d8a72', radius: 16 },
  },
  {
    name: 'Your corporate desk',
    look: 'Orange, square corners',
    brand: { color: '#e8590c', neutral: '#80848c', radius: 0 },
  },
];

/** The same piece of a dashboard under three brands. */
export function BrandPreview() {
  return (
    <ul className="t:grid t:flex-auto t:content-between t:gap-4">
      {BRANDS.map(({ name, look, brand }) => (
        <li key={name} className="t:grid">
          <TapaProvider brand={brand} className="t:grid">
            <div className="t:grid t:gap-3 t:rounded-card t:border t:bg-canvas t:p-4">
              <div className="t:flex t:flex-wrap t:items-center t:justify-between t:gap-x-3 t:gap-y-2">
                <div className="t:min-w-0">
                  <p className="t:font-display t:text-title-panel">{name}</p>
                  <p className="t:text-label t:text-muted">{look}</p>
                </div>
                <span aria-hidden="true">
                  <StatusBadge status="confirmed" tone="default" />
                </span>
              </div>
              <div aria-hidden="true">
                <Progress aria-label={name} value={75} />
              </div>
            </div>
          </TapaProvider>
        </li>
      ))}
    </ul>
  );
}
