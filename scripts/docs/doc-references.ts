/** A comment's word on the papers that this library was made from: who has the package does not have them. */
const REFERENCE = /(\n\s*\*)? \((?:spec|DESIGN|decisions?)\b[^()]*\)([.,;:]?)/g;

/** Takes such words out of published declarations. The mark behind one that began a line ends the line before. */
export const withoutReferences = (declarations: string): string =>
  declarations.replaceAll(
    REFERENCE,
    (_, lineStart: string | undefined, mark: string) => mark + (lineStart ?? ''),
  );
