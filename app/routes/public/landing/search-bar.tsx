import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from 'tapa-ui/button';
import { MONTHS } from '../../../content/months';

const RESULTS_PATH = '/destinations';

/** Address of the destinations that fit: only what was filled in. */
function searchAddress(form: FormData): string {
  const query = new URLSearchParams();
  for (const name of ['q', 'month']) {
    const value = form.get(name);
    if (typeof value === 'string' && value.trim() !== '') query.set(name, value.trim());
  }
  return query.size > 0 ? `${RESULTS_PATH}?${query}` : RESULTS_PATH;
}

/** Where and when: leads to the destinations that fit. */
export function SearchBar() {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(searchAddress(new FormData(event.currentTarget)));
  };
  return (
    <search>
      <form className="app-search" action={RESULTS_PATH} onSubmit={search}>
        <label className="app-search-field">
          Where
          <input name="q" placeholder="Apia, Suva, Nukuʻalofa" autoComplete="off" enterKeyHint="search" />
        </label>
        <label className="app-search-field">
          When
          <select name="month" defaultValue="">
            <option value="">Any week</option>
            {MONTHS.map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="primary" size="lg" icon={<Search />}>
          Search
        </Button>
      </form>
    </search>
  );
}
