import { type Destination, SOUTHERN_WET_MONTHS } from './types';

export const solomonIslands: Destination = {
  id: 'solomon-islands',
  name: 'Solomon Islands',
  gateway: 'Honiara',
  art: 'stilts',
  summary:
    'Nearly a thousand islands with carvers, shell-money makers and panpipe orchestras, and lagoons to sleep beside.',
  greeting: { phrase: 'Halo olketa', lang: 'pis', language: 'Solomon Islands Pijin, “hello everyone”' },
  languages: 'English, Pijin, and about seventy others.',
  seasons:
    'Warm all year. Drier from about April to October; wetter, with cyclones possible, from November to April.',
  wetMonths: SOUTHERN_WET_MONTHS,
  custom:
    'Reefs, beaches and sites belong to families: a guide settles the custom fee before you arrive. Dress modestly, keep swimwear for the water, and wait to be shown where to sit.',
  sunday:
    'Most communities rest on Sunday; in Adventist villages, common in Western Province, on Saturday. Ask your host which.',
  activities: [
    {
      title: 'Sit with carvers of the lagoon',
      place: 'Marovo Lagoon',
      area: 'marovo',
      interest: 'crafts',
      length: 'half',
      text: 'Ebony and rosewood are worked with adze and chisel and inlaid with shell. Carvers explain which figures are theirs to make.',
    },
    {
      title: 'See shell money made',
      place: 'Langa Langa Lagoon, Malaita',
      area: 'malaita',
      interest: 'crafts',
      length: 'full',
      text: 'Shell is broken, drilled, ground and strung; strings still change hands at weddings and for making peace.',
    },
    {
      title: 'Cook on a lagoon island',
      place: 'Marovo Lagoon',
      area: 'marovo',
      interest: 'food',
      length: 'half',
      text: 'Cassava pudding, slippery cabbage and fish from the reef, cooked on stones and served on leaves.',
    },
    {
      title: 'Hear panpipes from Malaita',
      place: 'Honiara or Malaita',
      area: 'guadalcanal',
      interest: 'music',
      length: 'half',
      text: 'ʻAreʻare ensembles tune sets of bamboo pipes to one another; the music imitates sounds of the forest and of work.',
    },
    {
      title: 'Understand Guadalcanal',
      place: 'Honiara and its hills',
      area: 'guadalcanal',
      interest: 'heritage',
      length: 'full',
      text: 'Battlefields and memorials of 1942–43, told also from the side of Solomon Islanders who scouted and carried.',
    },
    {
      title: 'Walk Tetepare',
      place: 'Western Province',
      area: 'tetepare',
      interest: 'nature',
      length: 'full',
      text: 'Descendants of its people keep this large island free of logging and settlement, and guide those who come.',
    },
    {
      title: 'Snorkel over a drop-off',
      place: 'Marovo Lagoon',
      area: 'marovo',
      interest: 'ocean',
      length: 'half',
      text: 'Double barrier reefs hold passages where the current brings fish. Your host knows the hour.',
    },
    {
      title: 'Dive among wrecks',
      place: 'Iron Bottom Sound',
      area: 'guadalcanal',
      interest: 'ocean',
      length: 'full',
      text: 'Ships and aircraft lie off Honiara, some shallow enough to snorkel. They are graves: look, and take nothing.',
    },
  ],
};
