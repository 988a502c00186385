import type { ReactNode } from 'react';
import type { Operator } from '../../../content/operator';
import { SectionFrame } from '../sections/section-frame';

/** Ways to reach the operator: those that it has published, and an honest word where there are none. */
export function ContactWays({ operator: { name, email, phone, address } }: { operator: Operator }) {
  const isReachable = Boolean(email || phone || address?.length);
  return (
    <SectionFrame id="ways" heading="Ways to reach us">
      {isReachable ? (
        <dl className="app-ways">
          {name ? <Way term="Operator">{name}</Way> : null}
          {email ? (
            <Way term="Email">
              <a className="app-inline-link" href={`mailto:${email}`}>
                {email}
              </a>
            </Way>
          ) : null}
          {phone ? (
            <Way term="Phone">
              <a className="app-inline-link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi>{phone}</bdi>
              </a>
            </Way>
          ) : null}
          {address?.length ? <Way term="Post">{address.join(', ')}</Way> : null}
        </dl>
      ) : (
        <p className="app-prose">
          The operator of this site has not published an address yet. Your host, guide or agent can be reached
          through the details in your booking.
        </p>
      )}
    </SectionFrame>
  );
}

function Way({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="app-way">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
