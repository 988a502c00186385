/**
 * Imports a module whose content is known. The preload checks the hash; the import then takes what was preloaded, and is no
 * sink of Trusted Types.
 *
 * @param url - its whole address
 * @param sha256 - of its content, in base64
 * @param failures - how often that has failed before. Firefox and Safari remember for the life of the page that an address
 *   failed, and Safari also where only the fragment is new: the next time it is another address. @default 0
 */
export async function importChecked(url: string, sha256: string, failures = 0): Promise<unknown> {
  const address = url + (failures ? `?${failures}` : '');
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = `sha256-${sha256}`;
    link.href = address;
    link.onload = link.onerror = (event) => {
      link.remove();
      if (typeof event !== 'string' && event.type === 'load') resolve();
      else reject();
    };
    document.head.append(link);
  });
  return import(/* @vite-ignore */ address);
}
