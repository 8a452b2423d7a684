export default function CssVarsByName() {
  return (
    <p
      style={{
        margin: 0,
        padding: 'calc(2 * var(--mui-spacing))',
        font: 'var(--mui-font-body2)',
        borderInlineStart: '4px solid var(--mui-palette-secondary-main)',
        backgroundColor: 'var(--mui-palette-background-paper)',
      }}
    >
      Written without the theme at hand
    </p>
  );
}
