/** The medal of a rewards level: nested diamonds around folds of cloth. Decorative. */
export function Medal() {
  return (
    <svg
      viewBox="0 0 56 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      aria-hidden="true"
      className="t:size-14 t:flex-none t:text-reward"
    >
      <path d="M28 2 54 28 28 54 2 28z" />
      <path d="M28 9 47 28 28 47 9 28z" strokeOpacity=".7" />
      <path d="M18 31 28 21 38 31M18 38 28 28 38 38" strokeWidth="2.5" />
      <path d="M28 13 31 17.5 28 22 25 17.5z" fill="currentColor" stroke="none" />
    </svg>
  );
}
