'use client';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { ActionFailure, type ActionHandle, isBusy, useAction } from '../../components/action-button/index.js';
import { Button } from '../../components/button/index.js';
import { DashboardStack } from '../../components/dashboard-grid/index.js';
import { DataTable, type DataTableColumn } from '../../components/data-table/index.js';
import { DayRangePicker } from '../../components/day-range-picker/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { Field } from '../../components/field/index.js';
import { PanelBody } from '../../components/panel/index.js';
import type { SanitizedList, SanitizedRowOf } from '../../domain/define-list.js';
import type { Translated } from '../../domain/read-fields.js';
import { externalOffers } from '../../domain/travel-agent.js';
import type { agentMessages } from '../../i18n/compiled/en/agent.js';
import { commandMessages } from '../../i18n/compiled/en/command.js';
import type { Formatters } from '../../i18n/formatters.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useTranslatedRows } from '../../i18n/use-translated-rows.js';
import { Search } from '../../icons/compiled/search.js';
import { useAnnounceText } from '../../lib/announcer.js';
import { useDrawsAction } from '../../lib/contexts.js';
import { cx } from '../../lib/cx.js';
import { toggleColors } from '../../lib/fields.js';
import { DashboardPanel } from '../shared/index.js';
import { useI18n } from './i18n.js';
import { ProvidersPanel } from './providers-panel.js';
import {
  type ExternalSearch,
  type ExternalSearchKind,
  MAX_PEOPLE,
  SEARCH_FORMS,
  type SearchError,
  type SearchErrors,
  type SearchForm,
  type SearchValues,
  searchErrors,
  searchOf,
  text,
  WRONG_COUNT,
} from './search-forms.js';
import type { TravelAgentTabProps } from './travel-agent-dashboard.js';

/** Tab with a search for flights, hotels and experiences, and all providers (spec: 2.agent-search). */
export function ExternalApisTab({ data, onSearch }: Pick<TravelAgentTabProps, 'data' | 'onSearch'>) {
  const drawsAction = useDrawsAction();
  return (
    <DashboardStack>
      {/* A form without a callback is hidden like a button without one. */}
      {drawsAction(onSearch) ? <TripSearch onSearch={onSearch} /> : null}
      <ProvidersPanel data={data} />
    </DashboardStack>
  );
}

interface TripSearchProps {
  /** Without it the form does nothing. */
  onSearch: ((search: ExternalSearch) => unknown) | undefined;
}

function TripSearch({ onSearch }: TripSearchProps) {
  const { t, format } = useI18n();
  const count = useMessages(commandMessages)['command.count'];
  const name = useId();
  const announceText = useAnnounceText();
  const fields = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<ExternalSearchKind>('flights');
  const [answer, setAnswer] = useState<unknown>();
  // A place and dates are kept when the kind changes.
  const [kept, setKept] = useState<SearchValues>({});
  const offers = externalOffers.sanitize(answer);
  const search = useAction(onSearch, {
    onDone: (found) => {
      setAnswer(found);
      if (Array.isArray(found)) announceText(count({ count: found.length }, format));
    },
  });
  const form = SEARCH_FORMS.find((each) => each.kind === kind);
  if (!form) return null;
  return (
    <>
      <DashboardPanel slot="external-search" title={t['agent.search.title']}>
        <PanelBody className="t:gap-5">
          <fieldset className="t:flex t:min-w-0 t:flex-wrap t:gap-1.5">
            <legend className="t:sr-only">{t['agent.search.title']}</legend>
            {SEARCH_FORMS.map((each) => (
              <label key={each.kind} className={cx(KIND, toggleColors({ pressed: each.kind === kind }))}>
                <input
                  type="radio"
                  name={name}
                  checked={each.kind === kind}
                  onChange={() => {
                    const values = fields.current ? valuesOf(fields.current) : {};
                    const inSlots = form.fields.map((field) => [field.slot, text(values, field.name)]);
                    setKept({ ...kept, ...Object.fromEntries(inSlots) });
                    setKind(each.kind);
                  }}
                  className="t:absolute t:inset-0 t:rounded-control"
                />
                <span className="t:contents">{t[each.title]}</span>
              </label>
            ))}
          </fieldset>
          <SearchFormView
            key={kind}
            form={form}
            kept={kept}
            search={search}
            hasCallback={onSearch !== undefined}
            formRef={fields}
          />
        </PanelBody>
      </DashboardPanel>
      {offers.isSample ? null : <OffersPanel offers={offers} loading={search.status === 'working'} />}
    </>
  );
}

const KIND =
  't:relative t:inline-flex t:min-h-touch-target t:items-center t:rounded-control t:px-4 t:text-label';

interface SearchFormViewProps {
  form: SearchForm;
  kept: SearchValues;
  search: ActionHandle<[ExternalSearch]>;
  hasCallback: boolean;
  formRef: RefObject<HTMLFormElement | null>;
}

/** Labelled fields, validated on submit. The first invalid field takes the focus. */
function SearchFormView({ form, kept, search, hasCallback, formRef }: SearchFormViewProps) {
  const [errors, setErrors] = useState<SearchErrors>({});
  const { t, format } = useI18n();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const { order } = form;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!hasCallback) return;
    const values = valuesOf(event.currentTarget);
    const found = searchErrors(form, values);
    setErrors(found);
    const wrong = form.fields.find(({ name }) => found[name] !== undefined);
    if (!wrong) {
      search.run(searchOf(form, values));
      return;
    }
    // Names are unique, so it is an element and no list of elements.
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
      ref={formRef}
    >
      <div className="t:flex t:flex-wrap t:gap-x-3 t:gap-y-4 t:*:grow t:*:basis-rem-8.75">
        {form.fields.map(({ name, slot, label, type, required }) => (
          <Field
            key={name}
            name={name}
            label={t[label]}
            type={type}
            optional={required === undefined}
            error={errorText(errors[name], format, t)}
            autoComplete="off"
            defaultValue={kept[slot] || (type === 'number' ? 1 : undefined)}
            {...(type === 'number' ? { min: 1, inputMode: 'numeric' } : {})}
            ref={name === order?.first ? first : name === order?.second ? last : undefined}
          />
        ))}
      </div>
      <ActionFailure action={search} />
      <div className="t:flex t:flex-wrap t:items-start t:justify-between t:gap-3">
        {order ? (
          <DayRangePicker
            label={t['agent.bookings.dates']}
            first={first}
            last={last}
            minNights={Math.max(order.least, 0)}
          />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          icon={<Search />}
          aria-disabled={isBusy(search) || undefined}
          busyLabel={search.status === 'working' ? t['action.working'] : undefined}
          className="t:ms-auto t:@max-phone:w-full"
        >
          {t[form.submit]}
        </Button>
      </div>
    </form>
  );
}

function OffersPanel({ offers, loading }: { offers: SanitizedList<Offer>; loading: boolean }) {
  const { t, format } = useI18n();
  const title = useMessages(commandMessages)['command.results'];
  const rows = useTranslatedRows(externalOffers, offers.items);
  const columns: readonly DataTableColumn<Translated<Offer>>[] = [
    {
      key: 'offer',
      header: t['agent.offers.offer'],
      colClassName: 't:w-[41%]',
      cell: ({ title, provider }) => (
        <span className="t:grid t:wrap-anywhere">
          <span className="t:font-semibold">
            <bdi>{title || provider}</bdi>
          </span>
          {title ? (
            <span className="t:text-label t:text-muted">
              <bdi>{provider}</bdi>
            </span>
          ) : null}
        </span>
      ),
    },
    {
      key: 'commission',
      header: t['agent.offers.commission'],
      kind: 'amount',
      cell: ({ commission }) => format.money(commission),
    },
    {
      key: 'price',
      header: t['agent.offers.price'],
      kind: 'amount',
      cell: ({ price }) => <span className="t:font-semibold">{format.money(price)}</span>,
      narrow: { place: 'end', line: 1 },
    },
  ];
  return (
    <DashboardPanel
      slot="external-offers"
      title={title}
      count={offers.items.length}
      dropped={offers.dropped}
      loading={loading}
      resetKeys={[offers]}
      hasEmptyState
    >
      <DataTable
        aria-label={title}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        empty={<EmptyState title={t['agent.offers.empty']}>{t['agent.offers.how-to']}</EmptyState>}
      />
    </DashboardPanel>
  );
}

type Offer = SanitizedRowOf<typeof externalOffers>;

function valuesOf(form: HTMLFormElement): SearchValues {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') values[name] = value.trim();
  }
  return values;
}

function errorText(error: SearchError | undefined, format: Formatters, t: typeof agentMessages) {
  if (error === undefined) return undefined;
  return error === WRONG_COUNT ? t[error]({ least: 1, most: MAX_PEOPLE }, format) : t[error];
}
