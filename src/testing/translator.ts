/** Elements that a translating browser puts around each text. */
const WRAPPER = 'FONT';

function textsIn(root: Node): Text[] {
  if (root.nodeType === Node.TEXT_NODE) {
    const isNew = root.parentNode?.nodeName !== WRAPPER && root.textContent?.trim() !== '';
    return isNew && root.isConnected ? [root as Text] : [];
  }
  return root.nodeName === WRAPPER ? [] : [...root.childNodes].flatMap(textsIn);
}

/**
 * Does to a page what a translating browser does: puts another node in the place of each text, the text in two `<font>`
 * elements, and does it again whenever a text comes or changes. The words stay, so that pages can be compared.
 *
 * @returns what takes care of the changes made so far, and what ends the translation
 */
export function translatePage(root: Element): { translate: () => void; end: () => void } {
  const page = root.ownerDocument;
  const wrap = (text: Text) => {
    const outer = page.createElement(WRAPPER);
    outer.appendChild(page.createElement(WRAPPER)).textContent = text.data;
    text.replaceWith(outer);
  };
  const observer = new MutationObserver(() => translate());
  const translate = () => {
    for (const text of textsIn(root)) wrap(text);
  };
  translate();
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return { translate, end: () => observer.disconnect() };
}

/**
 * Texts that React changes and removes by their own node, each with the element that it is in. A translating browser has
 * replaced that node: the text stays as it was, or its removal throws. A string that is all that an element has is safe:
 * React then sets the element's text.
 */
export function textsByNode(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')
      .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
      .map(() => element.outerHTML),
  );
}
