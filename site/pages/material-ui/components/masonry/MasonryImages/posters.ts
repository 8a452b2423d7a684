function poster(height: number, background: string, ink: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="240" height="${height}" viewBox="0 0 240 ${height}">
  <rect width="240" height="${height}" fill="${background}"/>
  <circle cx="120" cy="${height / 2}" r="52" fill="${ink}"/>
  <path d="M68 ${height / 2}h104" stroke="${background}" stroke-width="8"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const posters = [
  {
    title: 'Organ night',
    width: 240,
    height: 260,
    src: poster(260, '#f0d9b5', '#1d2b53'),
  },
  {
    title: 'Street market',
    width: 240,
    height: 150,
    src: poster(150, '#1d2b53', '#ff9f6b'),
  },
  {
    title: 'Lake swim',
    width: 240,
    height: 200,
    src: poster(200, '#bfe0e2', '#0f5c63'),
  },
  {
    title: 'Plant fair',
    width: 240,
    height: 170,
    src: poster(170, '#dcebc7', '#3f6b2a'),
  },
  {
    title: 'Silent films',
    width: 240,
    height: 230,
    src: poster(230, '#2b2b2b', '#e8e2d0'),
  },
  {
    title: 'Park concert',
    width: 240,
    height: 140,
    src: poster(140, '#f4e3a1', '#9a3b1e'),
  },
];
