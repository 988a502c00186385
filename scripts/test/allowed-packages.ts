/** Who may be installed with the package, directly or not. A new name is a decision: say in the commit why. */
export const INSTALLED = [
  /^@radix-ui\//,
  /^@floating-ui\/(core|dom|react-dom|utils)$/,
  // What Radix's menu keeps the page still and the rest of it silent with.
  /^(aria-hidden|get-nonce|detect-node-es|tslib|use-callback-ref|use-sidecar)$/,
  /^react-(remove-scroll|remove-scroll-bar|style-singleton)$/,
  /^(class-variance-authority|clsx|tailwind-merge)$/,
  /^react-error-boundary$/,
  // The types of the schema interface that every entity has; nothing of it runs.
  /^@standard-schema\/spec$/,
  // Calendar arithmetic.
  /^(@internationalized\/date|@swc\/helpers)$/,
];

/** Whose code the widgets and their frame hold besides: ours, the icons, what renders them, and what checks messages. */
export const BUNDLED = [
  /^tapa-ui$/,
  /^lucide-react$/,
  /^preact$/,
  /^valibot$/,
  /^(react|react-dom|scheduler)$/,
];

/** Licences that ask for no more than their notice. */
export const LICENSES = ['MIT', 'ISC', '0BSD', 'Apache-2.0'];
