function bowl(background: string, glaze: string, rim: string) {
  const svg = `
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" viewBox="0 0 200 160">
  <rect width="200" height="160" fill="${background}"/>
  <path d="M40 66h120q-4 62-60 62T40 66Z" fill="${glaze}"/>
  <ellipse cx="100" cy="66" rx="60" ry="14" fill="${rim}"/>
  <ellipse cx="100" cy="68" rx="50" ry="9" fill="${glaze}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const glazes = [
  {
    name: 'Dark red',
    price: '€38.00',
    src: bowl('#b9a892', '#7b1e22', '#c98a6a'),
  },
  {
    name: 'Sea green',
    price: '€42.00',
    src: bowl('#8f8a80', '#8fb59d', '#d3e2d5'),
  },
  {
    name: 'Deep blue',
    price: '€36.00',
    src: bowl('#c2b6a3', '#365c86', '#b3824d'),
  },
  {
    name: 'Sand',
    price: '€29.00',
    src: bowl('#7c6f62', '#c0a071', '#5f3f26'),
  },
];
