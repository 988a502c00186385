import type { PublicPath } from './paths';

/** A link of the header or the footer. */
export interface SiteLink {
  readonly label: string;
  readonly href: PublicPath;
}

/** Links of the header, in the words of the design's landing picture. */
export const HEADER_LINKS: readonly SiteLink[] = [
  { label: 'Destinations', href: '/destinations' },
  { label: 'Cultural experiences', href: '/cultural-experiences' },
  { label: 'Festivals', href: '/festivals-events' },
  { label: 'For business', href: '/business' },
];

/**
 * The specification has links to /search, which has no page (spec section 2): it shows the landing page, whose search
 * stands at its top (decision 6).
 */
export const SEARCH_LINK = { label: 'Search', href: '/search' } as const;

/** The site map in the footer. */
export const FOOTER_COLUMNS: readonly { readonly heading: string; readonly links: readonly SiteLink[] }[] = [
  {
    heading: 'Explore',
    links: [
      { label: 'Destinations', href: '/destinations' },
      { label: 'Cultural experiences', href: '/cultural-experiences' },
      { label: 'Traditional crafts', href: '/traditional-crafts' },
      { label: 'Festivals and events', href: '/festivals-events' },
      { label: 'Food and cooking', href: '/food-cooking' },
    ],
  },
  {
    heading: 'Plan',
    links: [
      { label: 'AI itinerary', href: '/ai-itinerary' },
      { label: 'Find an agent', href: '/agents' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Safety', href: '/safety' },
      { label: 'Help', href: '/help' },
    ],
  },
  {
    heading: 'Business',
    links: [
      { label: 'For business', href: '/business' },
      { label: 'Travel agents', href: '/travel-agents' },
      { label: 'Tour operators', href: '/tour-operators' },
      { label: 'Corporate travel', href: '/corporate-travel' },
      { label: 'Business solutions', href: '/business-solutions' },
    ],
  },
  {
    heading: 'Tapa',
    links: [
      { label: 'Become a host', href: '/become-host' },
      { label: 'Demo portals', href: '/demo-portals' },
      { label: 'Contact', href: '/contact' },
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy', href: '/privacy' },
    ],
  },
];

/** The line under the name in the footer. */
export const SITE_PROMISE = 'Pacific travel, arranged with the communities who host it.';
