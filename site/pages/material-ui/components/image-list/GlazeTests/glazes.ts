function bowl(ground: string, glaze: string, rim: string) {
  const drawing = `
<svg xmlns="http://www.w3.org/2000/svg" width="200" height="160" viewBox="0 0 200 160">
  <rect width="200" height="160" fill="${ground}"/>
  <path d="M40 66h120q-4 62-60 62T40 66Z" fill="${glaze}"/>
  <ellipse cx="100" cy="66" rx="60" ry="14" fill="${rim}"/>
  <ellipse cx="100" cy="68" rx="50" ry="9" fill="${glaze}"/>
</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

export const glazes = [
  {
    name: 'Oxblood',
    firing: 'Reduction, cone 10',
    src: bowl('#b9a892', '#7b1e22', '#c98a6a'),
  },
  {
    name: 'Celadon',
    firing: 'Reduction, cone 9',
    src: bowl('#8f8a80', '#8fb59d', '#d3e2d5'),
  },
  {
    name: 'Rutile blue',
    firing: 'Oxidation, cone 6',
    src: bowl('#c2b6a3', '#365c86', '#b3824d'),
  },
  {
    name: 'Soda ash',
    firing: 'Wood, two days',
    src: bowl('#7c6f62', '#c0a071', '#5f3f26'),
  },
];
