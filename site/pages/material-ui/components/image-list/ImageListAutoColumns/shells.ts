function shell(background: string, body: string, line: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120" viewBox="0 0 120 120">
  <rect width="120" height="120" fill="${background}"/>
  <path d="M60 98C18 88 16 34 60 22c44 12 42 66 0 76Z" fill="${body}"/>
  <path d="M60 98V24M60 98 34 36M60 98l26-62M60 98 22 58M60 98l38-40" stroke="${line}" stroke-width="3" fill="none"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const shells = [
  { name: 'Queen scallop', src: shell('#dfe9ea', '#e0876a', '#b85c41') },
  { name: 'Cockle', src: shell('#f1ead9', '#d9c39a', '#a98d57') },
  { name: 'Blue mussel', src: shell('#e7e2ea', '#4a5480', '#2c335a') },
  { name: 'Venus', src: shell('#e4eadd', '#b98fa0', '#8a5c70') },
  { name: 'Dog cockle', src: shell('#efe3da', '#9a6b4f', '#6d4630') },
  { name: 'Tellin', src: shell('#e2ebf0', '#f0c3b8', '#cf8f80') },
];
