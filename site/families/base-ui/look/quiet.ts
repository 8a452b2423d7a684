/** One quiet look for the demos of unstyled components, each color in light and dark. */
export const quiet = {
  ink: 'light-dark(#0f172a, #f1f5f9)',
  muted: 'light-dark(#475569, #94a3b8)',
  surface: 'light-dark(#ffffff, #0f172a)',
  raised: 'light-dark(#ffffff, #1e293b)',
  line: 'light-dark(#64748b, #94a3b8)',
  hairline: 'light-dark(#e2e8f0, #334155)',
  hover: 'light-dark(#f1f5f9, #334155)',
  accent: 'light-dark(#4f46e5, #a5b4fc)',
  shadow: '0 12px 32px rgb(15 23 42 / 0.18)',
  font: 'system-ui, sans-serif',
};
