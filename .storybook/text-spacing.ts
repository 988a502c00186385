/** WCAG 1.4.12 'Text Spacing': what readers may set without losing content. */
const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Spaces the text of the page as readers may; the function that it returns ends that. */
export function spaceText(): () => void {
  const sheet = document.createElement('style');
  sheet.textContent = TEXT_SPACING;
  document.head.append(sheet);
  return () => sheet.remove();
}
