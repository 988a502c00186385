const warned = new Set<string>();

/** Warns in the console, once of each fault and in development alone: ask for NODE_ENV, which bundlers know, where it is called. */
export function warnOnce(fault: string): void {
  if (warned.has(fault)) return;
  warned.add(fault);
  console.warn(`tapa-ui: ${fault}`);
}
