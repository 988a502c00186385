const WRAPPER = 'FONT';

function textsIn(root: Node): Text[] {
  if (root.nodeType === Node.TEXT_NODE) {
    const isNew = root.parentNode?.nodeName !== WRAPPER && root.textContent?.trim() !== '';
    return isNew && root.isConnected ? [root as Text] : [];
  }
  return root.nodeName === WRAPPER ? [] : [...root.childNodes].flatMap(textsIn);
}

/**
 * Changes a page as a browser's translator does: replaces each text node by two `<font>` elements, also after
 * changes. Keeps the words, so that pages can be compared.
 *
 * @returns functions that handle the changes so far, and that stop
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
 * Returns the markup of elements in which React updates a text node. A translator has replaced that node: the
 * text does not change, or its removal throws. A string as the only child is safe.
 */
export function textsByNode(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')
      .filter((text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$')))
      .map(() => element.outerHTML),
  );
}
