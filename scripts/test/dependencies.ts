/** Packages that may be installed with this one. The commit of a new name gives the reason. */
export const INSTALLED = [
  /^@radix-ui\//,
  /^@floating-ui\/(core|dom|react-dom|utils)$/,
  // Radix's menu uses them to stop scrolling and to hide the rest of the page from screen readers.
  /^(aria-hidden|get-nonce|detect-node-es|tslib|use-callback-ref|use-sidecar)$/,
  /^react-(remove-scroll|remove-scroll-bar|style-singleton)$/,
  /^(class-variance-authority|clsx|tailwind-merge)$/,
  /^react-error-boundary$/,
  // The types of the schema interface of entities; it contains no code.
  /^@standard-schema\/spec$/,
  // CSV files: a grid loads it with the first one.
  /^papaparse$/,
  // Manages and announces the active result of a search. Only the menu of the top bar's search loads it.
  /^cmdk$/,
  // Finds the next tab stop in a sheet inside a shadow root, a frame or another window.
  /^tabbable$/,
];

/** Licences that only require their notice to be included. */
export const LICENSES = ['MIT', 'ISC', '0BSD', 'Apache-2.0'];
