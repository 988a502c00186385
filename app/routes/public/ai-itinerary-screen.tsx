import { useContext, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { page } from '../../content/pages/ai-itinerary';
import { RouteFocusContext } from '../../layout/route-focus';
import { ContentPage } from './content-page';
import type { FormValues } from './forms/use-form';
import { Outline } from './planner/outline';
import { readTripRequest, toSearch } from './planner/plan-trip';
import { PlannerForm } from './planner/planner-form';

export default function AiItineraryScreen() {
  const [search, setSearch] = useSearchParams();
  const focusState = useContext(RouteFocusContext);
  const request = readTripRequest(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = useRef(false);
  const address = search.toString();

  const plan = (values: FormValues) => {
    const next = toSearch(values);
    isNew.current = true;
    // The same answers give the same address and no new outline to wait for.
    if (next.toString() === address) heading.current?.focus();
    else setSearch(next);
  };
  useEffect(() => {
    if (address && isNew.current) heading.current?.focus();
    else if (!focusState.isFirstPage() && document.activeElement === document.body) {
      // The element with focus went with the answers that Back or Forward have replaced.
      const start = heading.current ?? document.querySelector('h1');
      start?.focus({ preventScroll: true });
    }
    isNew.current = false;
  }, [address, focusState]);

  return (
    <ContentPage page={page}>
      {/* As wide as the sections below; on less room the form's fields need more of it. On paper only the outline stands. */}
      <div
        className="grid grid-cols-1 items-start gap-8 pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-12 xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] xl:gap-16 print:block"
        data-print={request ? 'alone' : undefined}
      >
        <PlannerForm key={address} search={search} onPlan={plan} />
        {request ? (
          <Outline request={request} headingRef={heading} />
        ) : (
          <p className="grid min-h-60 place-items-center rounded-panel border border-dashed border-border-strong p-6 text-muted">
            Your outline appears here.
          </p>
        )}
      </div>
    </ContentPage>
  );
}
