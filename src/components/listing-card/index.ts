export { ListingCard, type ListingCardProps } from './listing-card.js';
export { ListingCards, type ListingCardsProps } from './listing-cards.js';
