function poster(height: number, background: string, ink: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${height}" viewBox="0 0 120 ${height}">
  <rect width="120" height="${height}" fill="${background}"/>
  <circle cx="60" cy="${height / 2 - 8}" r="34" fill="${ink}"/>
  <path d="M26 ${height / 2 - 8}h68" stroke="${background}" stroke-width="6"/>
  <path d="M16 ${height - 22}h88M16 ${height - 12}h54" stroke="${ink}" stroke-width="4"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const posters = [
  {
    name: 'Organ night',
    height: 170,
    src: poster(170, '#f0d9b5', '#1d2b53'),
  },
  {
    name: 'Street market',
    height: 120,
    src: poster(120, '#1d2b53', '#ff9f6b'),
  },
  {
    name: 'Lake swim',
    height: 150,
    src: poster(150, '#bfe0e2', '#0f5c63'),
  },
  { name: 'Plant fair', height: 110, src: poster(110, '#dcebc7', '#3f6b2a') },
  { name: 'Silent films', height: 160, src: poster(160, '#2b2b2b', '#e8e2d0') },
  {
    name: 'Park concert',
    height: 130,
    src: poster(130, '#f4e3a1', '#9a3b1e'),
  },
];
