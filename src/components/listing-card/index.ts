export { ListingCard, type ListingCardProps } from './listing-card';
export { ListingCards, type ListingCardsProps } from './listing-cards';
