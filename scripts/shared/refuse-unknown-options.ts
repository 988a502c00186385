/**
 * Returns the command line's options after checking each against `allowed`; ends the process with the right
 * names when one is unknown. An entry ending in `=` takes a value (`--suite=` accepts `--suite=app`).
 */
export function refuseUnknownOptions(script: string, allowed: readonly string[]): string[] {
  const given = process.argv.slice(2);
  const isKnown = (option: string) =>
    allowed.some((entry) => (entry.endsWith('=') ? option.startsWith(entry) : option === entry));
  const unknown = given.filter((option) => !isKnown(option));
  if (unknown.length > 0) {
    const names = allowed.length > 0 ? `It takes: ${allowed.join(', ')}` : 'It takes no options';
    console.error(`${script}: unknown option ${unknown.join(', ')}. ${names}.`);
    process.exit(2);
  }
  return given;
}
