'use client';
import { type FormEvent, useState } from 'react';
import { ActionFailure, isBusy, useAction } from '../../components/action-button/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardGrid, DashboardStack } from '../../components/dashboard-grid/index.js';
import { Field } from '../../components/field/index.js';
import { PanelBody } from '../../components/panel/index.js';
import { Search } from '../../icons/index.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { DashboardPanel } from '../shared/index.js';
import { ProvidersPanel } from './providers-panel.js';
import {
  type ExternalSearch,
  errorText,
  SEARCH_FORMS,
  type SearchErrors,
  type SearchForm,
  type SearchValues,
  searchErrors,
  searchOf,
} from './search-forms.js';
import type { TravelAgentShown } from './travel-agent-dashboard.js';
import { useWords } from './words.js';

/** External APIs: search tools for flights, hotels and experiences, and how each provider performs (spec: 2.agent-search). */
export function ExternalApisTab({ data, onSearch }: Pick<TravelAgentShown, 'data' | 'onSearch'>) {
  const drawsAction = useDrawsAction();
  const { t } = useWords();
  return (
    <DashboardStack>
      {/* A form that nobody hears is all button. */}
      {drawsAction(onSearch) ? (
        <DashboardGrid>
          {SEARCH_FORMS.map((form) => (
            <DashboardPanel key={form.kind} slot={`search-${form.kind}`} span={4} title={t[form.title]}>
              <PanelBody>
                <SearchFormView form={form} onSearch={onSearch} />
              </PanelBody>
            </DashboardPanel>
          ))}
        </DashboardGrid>
      ) : null}
      <ProvidersPanel data={data} />
    </DashboardStack>
  );
}

interface SearchFormViewProps {
  form: SearchForm;
  /** Without it the form does nothing. */
  onSearch: ((search: ExternalSearch) => unknown) | undefined;
}

/** One search tool: labelled fields, checked when sent. The first field that is wrong takes the focus. */
function SearchFormView({ form, onSearch }: SearchFormViewProps) {
  const [errors, setErrors] = useState<SearchErrors>({});
  const { t, format } = useWords();
  const search = useAction(onSearch);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!onSearch) return;
    const values = valuesOf(event.currentTarget);
    const found = searchErrors(form, values);
    setErrors(found);
    const wrong = form.fields.find(({ name }) => found[name] !== undefined);
    if (!wrong) {
      search.run(searchOf(form, values));
      return;
    }
    // No two fields have one name, so it is no list of them.
    const field = event.currentTarget.elements.namedItem(wrong.name) as HTMLElement | null;
    field?.focus();
  }

  return (
    <form
      role="search"
      aria-label={t[form.submit]}
      noValidate
      onSubmit={submit}
      className="t:flex t:flex-col t:gap-5"
    >
      <div className="t:grid t:grid-cols-[repeat(auto-fit,minmax(max(34%,min(100%,calc(9.25*var(--tapa-rem,1rem)))),1fr))] t:gap-x-3 t:gap-y-4">
        {form.fields.map(({ name, label, type, half = false, required }) => (
          <div key={name} className={half ? 't:min-w-0' : 't:col-[1/-1] t:min-w-0'}>
            <Field
              name={name}
              label={t[label]}
              type={type}
              optional={required === undefined}
              error={errorText(errors[name], format, t)}
              autoComplete="off"
              {...(type === 'number' ? { min: 1, defaultValue: 1, inputMode: 'numeric' } : {})}
            />
          </div>
        ))}
      </div>
      <ActionFailure action={search} />
      <Button
        type="submit"
        variant="tonal"
        icon={<Search />}
        aria-disabled={isBusy(search) || undefined}
        busyLabel={search.status === 'working' ? t['action.working'] : undefined}
        className="t:mt-auto"
      >
        {t[form.submit]}
      </Button>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): SearchValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.trim();
  }
  return values;
}
