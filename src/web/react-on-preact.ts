/**
 * React's API on Preact's runtime (docs/decisions/0109): for the build and for tests that render. Without these
 * aliases everything runs on React.
 */
export const reactOnPreact = [
  { find: /^react(-dom|-is)?$/, replacement: 'preact/compat' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/compat/$1' },
];
