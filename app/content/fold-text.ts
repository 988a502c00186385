/** Letters that are left out of a search: the ʻokina and what people type in its place. */
const GLOTTAL_STOPS = /[ʻʼ‘’'`]/gu;
const ACCENTS = /\p{M}/gu;

/** A text as it is searched: lower case, without macrons and ʻokina, single spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(GLOTTAL_STOPS, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
